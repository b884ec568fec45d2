#pragma once

/* The calls that take D-Bus paths are declared only for those who say that they know these may change. They have been
   the same since 2012, and they alone let a caller decide whether a prompt may be shown. */
#define SECRET_API_SUBJECT_TO_CHANGE 1
#include <gio/gio.h>
#include <libsecret/secret.h>

/* A SecretService on a connection of our own. The library's constructors always take the session bus that GLib keeps
   for the whole process: to find it GLib may start a bus daemon, and when that bus goes away GLib ends the process.
   SecretService sets its bus type while it is constructed, so only a subclass can set it back. */
static inline GObject *a0_secret_service_construct(GType type, guint count, GObjectConstructParam *properties) {
    GObjectClass *parent = G_OBJECT_CLASS(g_type_class_peek(SECRET_TYPE_SERVICE));
    GObject *object = parent->constructor(type, count, properties);
    g_object_set(object,
                 "g-bus-type", G_BUS_TYPE_NONE,
                 "g-flags", G_DBUS_PROXY_FLAGS_DO_NOT_LOAD_PROPERTIES | G_DBUS_PROXY_FLAGS_DO_NOT_CONNECT_SIGNALS,
                 NULL);
    return object;
}

static inline void a0_secret_service_class_init(gpointer class, gpointer data) {
    (void)data;
    G_OBJECT_CLASS(class)->constructor = a0_secret_service_construct;
}

static inline GType a0_secret_service_type(void) {
    static gsize type = 0;
    if (g_once_init_enter(&type)) {
        g_type_class_ref(SECRET_TYPE_SERVICE);
        g_once_init_leave(&type, g_type_register_static_simple(
            SECRET_TYPE_SERVICE, "Auth0SecretService", sizeof(SecretServiceClass), a0_secret_service_class_init,
            sizeof(SecretService), NULL, (GTypeFlags)0));
    }
    return type;
}

/* g_initable_new is variadic, which Swift cannot import. */
static inline SecretService *a0_secret_service_open(
    GDBusConnection *connection, GCancellable *cancellable, GError **error
) {
    return (SecretService *)g_initable_new(
        a0_secret_service_type(), cancellable, error,
        "g-connection", connection,
        "flags", SECRET_SERVICE_OPEN_SESSION,
        NULL);
}

/* Macros that Swift does not import. */
static inline GQuark a0_g_io_error(void) { return G_IO_ERROR; }
static inline GQuark a0_g_dbus_error(void) { return G_DBUS_ERROR; }
static inline GQuark a0_secret_error(void) { return SECRET_ERROR; }
