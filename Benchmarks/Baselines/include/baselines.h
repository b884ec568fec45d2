#pragma once
#include <stddef.h>

/// Makes two POST requests with JSON bodies over one kept connection; 0 when both answered with 200.
int baseline_post_twice(void *handle, const char *first_url, const char *first_body, const char *second_url,
                        const char *second_body);
void *baseline_http_handle(void);

/// Looks one secret up in the Secret Service; its length, -1 when there is none.
long baseline_secret_lookup(const char *service, const char *key);
int baseline_secret_store(const char *service, const char *key, const char *secret);
