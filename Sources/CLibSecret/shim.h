#pragma once

/* GLib's own headers, and of libsecret's the few declarations that we use. Its headers need the compiler flags of its
   pkg-config file, one of which, -pthread, SwiftPM refuses with a warning in every build of every program. These
   functions are part of the library's binary interface. */
#include <gio/gio.h>

typedef struct _SecretService SecretService;
typedef struct _SecretValue SecretValue;

enum {
    A0_SECRET_ERROR_IS_LOCKED = 2,
    A0_SECRET_ERROR_NO_SUCH_OBJECT = 3,
    A0_SECRET_SERVICE_OPEN_SESSION = 1 << 1,
};

GQuark secret_error_get_quark(void);
GType secret_service_get_type(void);
const gchar *secret_service_get_session_dbus_path(SecretService *service);
GVariant *secret_service_encode_dbus_secret(SecretService *service, SecretValue *value);
SecretValue *secret_service_decode_dbus_secret(SecretService *service, GVariant *value);
GVariant *secret_service_prompt_at_dbus_path_sync(
    SecretService *service, const gchar *path, GCancellable *cancellable, const GVariantType *type, GError **error);
SecretValue *secret_value_new(const gchar *secret, gssize length, const gchar *content_type);
const gchar *secret_value_get(SecretValue *value, gsize *length);
void secret_value_unref(gpointer value);

/* A SecretService on a connection of our own. The library's constructors always take the session bus that GLib keeps
   for the whole process: to find it GLib may start a bus daemon, and when that bus goes away GLib ends the process.
   SecretService sets its bus type while it is constructed, so only a subclass can set it back. */
static inline GObject *a0_secret_service_construct(GType type, guint count, GObjectConstructParam *properties) {
    GObjectClass *parent = G_OBJECT_CLASS(g_type_class_peek(secret_service_get_type()));
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
        GTypeQuery parent;
        g_type_class_ref(secret_service_get_type());
        g_type_query(secret_service_get_type(), &parent);
        g_once_init_leave(&type, g_type_register_static_simple(
            parent.type, "Auth0SecretService", parent.class_size, a0_secret_service_class_init,
            parent.instance_size, NULL, (GTypeFlags)0));
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
        "flags", A0_SECRET_SERVICE_OPEN_SESSION,
        NULL);
}

/* Macros that Swift does not import. */
static inline GQuark a0_g_io_error(void) { return G_IO_ERROR; }
static inline GQuark a0_g_dbus_error(void) { return G_DBUS_ERROR; }
