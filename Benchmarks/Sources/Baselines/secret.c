#include "baselines.h"
#include <libsecret/secret.h>
#include <string.h>

static const SecretSchema *schema(void) {
    static const SecretSchema schema = {"org.example.Baseline",
                                        SECRET_SCHEMA_NONE,
                                        {{"service", SECRET_SCHEMA_ATTRIBUTE_STRING},
                                         {"key", SECRET_SCHEMA_ATTRIBUTE_STRING},
                                         {NULL, 0}}};
    return &schema;
}

int baseline_secret_store(const char *service, const char *key, const char *secret) {
    return secret_password_store_sync(schema(), SECRET_COLLECTION_DEFAULT, "baseline", secret, NULL, NULL, "service",
                                      service, "key", key, NULL);
}

long baseline_secret_lookup(const char *service, const char *key) {
    char *secret = secret_password_lookup_sync(schema(), NULL, NULL, "service", service, "key", key, NULL);
    if (secret == NULL) return -1;
    long length = (long)strlen(secret);
    secret_password_free(secret);
    return length;
}
