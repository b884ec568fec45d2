#include "CPhoneNumber.h"

#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <set>
#include <string>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

template <size_t size>
void copy(const std::string &text, char (&target)[size]) {
    std::strncpy(target, text.c_str(), size - 1);
    target[size - 1] = 0;
}

template <size_t size>
void format(const PhoneNumber &number, PhoneNumberUtil::PhoneNumberFormat form, char (&target)[size]) {
    std::string text;
    PhoneNumberUtil::GetInstance()->Format(number, form, &text);
    copy(text, target);
}

a0_phone_problem problem(PhoneNumberUtil::ErrorType error) {
    switch (error) {
    case PhoneNumberUtil::NO_PARSING_ERROR: return A0_PHONE_OK;
    case PhoneNumberUtil::INVALID_COUNTRY_CODE_ERROR: return A0_PHONE_UNKNOWN_CALLING_CODE;
    case PhoneNumberUtil::TOO_SHORT_AFTER_IDD:
    case PhoneNumberUtil::TOO_SHORT_NSN: return A0_PHONE_TOO_SHORT;
    case PhoneNumberUtil::TOO_LONG_NSN: return A0_PHONE_TOO_LONG;
    default: return A0_PHONE_NOT_A_NUMBER;
    }
}

} // namespace

extern "C" a0_phone_problem a0_phone_parse(const char *text, const char *region, a0_phone_number *out) {
    std::memset(out, 0, sizeof *out);
    try {
        const PhoneNumberUtil *util = PhoneNumberUtil::GetInstance();
        PhoneNumber number;
        const auto error = util->Parse(text, region, &number);
        if (error != PhoneNumberUtil::NO_PARSING_ERROR) return problem(error);
        out->possible = util->IsPossibleNumber(number);
        out->valid = util->IsValidNumber(number);
        out->calling_code = number.country_code();
        std::string code;
        util->GetRegionCodeForNumber(number, &code);
        if (code != "ZZ") copy(code, out->region);
        format(number, PhoneNumberUtil::E164, out->e164);
        format(number, PhoneNumberUtil::INTERNATIONAL, out->international);
        format(number, PhoneNumberUtil::NATIONAL, out->national);
        return A0_PHONE_OK;
    } catch (...) {
        return A0_PHONE_UNAVAILABLE;
    }
}

extern "C" void a0_phone_regions(void *context, void (*report)(void *, const char *, int)) {
    try {
        const PhoneNumberUtil *util = PhoneNumberUtil::GetInstance();
        std::set<std::string> regions;
        util->GetSupportedRegions(&regions);
        for (const auto &region : regions) report(context, region.c_str(), util->GetCountryCodeForRegion(region));
    } catch (...) {
    }
}
