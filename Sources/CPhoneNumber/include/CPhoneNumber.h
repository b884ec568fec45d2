#pragma once
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* libphonenumber speaks C++ only, and Swift's compiler crashes on its protobuf classes: this is its C form. */

enum a0_phone_problem {
    A0_PHONE_OK = 0,
    A0_PHONE_UNKNOWN_CALLING_CODE,
    A0_PHONE_NOT_A_NUMBER,
    A0_PHONE_TOO_SHORT,
    A0_PHONE_TOO_LONG,
    A0_PHONE_UNAVAILABLE,
};

typedef struct {
    bool possible;
    bool valid;
    int calling_code;
    char region[8]; /* empty where the number belongs to none */
    char e164[32];
    char international[64];
    char national[64];
} a0_phone_number;

/* `region` is used for a number without a calling code; "ZZ" for none. No exception leaves these functions. */
enum a0_phone_problem a0_phone_parse(const char *text, const char *region, a0_phone_number *number);

/* Calls back once for each region, in the order of their codes. */
void a0_phone_regions(void *context, void (*report)(void *context, const char *region, int calling_code));

#ifdef __cplusplus
}
#endif
