#pragma once
#include <sys/types.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <stdint.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <microhttpd.h>

/* Everything below exists because the library's function is variadic, which Swift cannot import. */

struct auth0_mhd_callbacks {
    void *context;
    void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection;
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
};

struct auth0_mhd_limits {
    unsigned int connections;
    unsigned int idle_seconds;
    size_t connection_memory;
    int strictness;
};

static inline struct MHD_Daemon *auth0_mhd_start(unsigned int flags, int listen_socket,
                                                 struct auth0_mhd_callbacks callbacks,
                                                 struct auth0_mhd_limits limits) {
    return MHD_start_daemon(flags, 0, NULL, NULL, callbacks.access, callbacks.context,
                            MHD_OPTION_LISTEN_SOCKET, (MHD_socket)listen_socket,
                            MHD_OPTION_URI_LOG_CALLBACK, callbacks.target, callbacks.context,
                            MHD_OPTION_UNESCAPE_CALLBACK, callbacks.unescape, callbacks.context,
                            MHD_OPTION_NOTIFY_COMPLETED, callbacks.completed, callbacks.context,
                            MHD_OPTION_NOTIFY_CONNECTION, callbacks.connection, callbacks.context,
                            MHD_OPTION_CONNECTION_LIMIT, limits.connections,
                            MHD_OPTION_CONNECTION_TIMEOUT, limits.idle_seconds,
                            MHD_OPTION_CONNECTION_MEMORY_LIMIT, limits.connection_memory,
                            MHD_OPTION_STRICT_FOR_CLIENT, limits.strictness,
                            MHD_OPTION_END);
}

static inline const union MHD_ConnectionInfo *auth0_mhd_connection_info(struct MHD_Connection *connection,
                                                                        enum MHD_ConnectionInfoType kind) {
    return MHD_get_connection_info(connection, kind);
}

static inline enum MHD_Result auth0_mhd_close_upgraded(struct MHD_UpgradeResponseHandle *handle) {
    return MHD_upgrade_action(handle, MHD_UPGRADE_ACTION_CLOSE);
}

static inline enum MHD_Result auth0_mhd_set_flags(struct MHD_Response *response, enum MHD_ResponseFlags flags) {
    return MHD_set_response_options(response, flags, MHD_RO_END);
}
