#include "baselines.h"
#include <curl/curl.h>

static size_t ignore(char *bytes, size_t size, size_t count, void *context) {
    (void)bytes;
    (void)context;
    return size * count;
}

void *baseline_http_handle(void) {
    return curl_easy_init();
}

static int post(CURL *handle, struct curl_slist *headers, const char *url, const char *body) {
    long status = 0;
    curl_easy_setopt(handle, CURLOPT_URL, url);
    curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(handle, CURLOPT_POSTFIELDS, body);
    curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, ignore);
    if (curl_easy_perform(handle) != CURLE_OK) return -1;
    curl_easy_getinfo(handle, CURLINFO_RESPONSE_CODE, &status);
    return status == 200 ? 0 : (int)status;
}

int baseline_post_twice(void *handle, const char *first_url, const char *first_body, const char *second_url,
                        const char *second_body) {
    struct curl_slist *headers = curl_slist_append(NULL, "Content-Type: application/json");
    int result = post(handle, headers, first_url, first_body);
    if (result == 0) result = post(handle, headers, second_url, second_body);
    curl_slist_free_all(headers);
    return result;
}
