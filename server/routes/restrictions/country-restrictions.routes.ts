import type { countryRestrictionsContract } from '#shared/contract/restrictions/country-restrictions.ts';
import type { Handlers } from '#server/http/mount.ts';
import { previewCountryRestrictions } from '#server/use-cases/policy-impact/preview-impact.ts';
import {
  changeCountrySettings,
  readCountryRestrictions,
  readCountrySettings,
  replaceCountries,
} from '#server/use-cases/restrictions/country-restrictions.ts';

export function countryRestrictionsRoutes(): Handlers<typeof countryRestrictionsContract> {
  const codesOf = (countries: readonly { countryCode: string }[]) => countries.map(({ countryCode }) => countryCode);
  return {
    'GET /security-engines/resources/policies/v1/country-restriction': ({ context }) => readCountrySettings(context),
    'POST /security-engines/resources/policies/v1/country-restriction': ({ context, body }) =>
      changeCountrySettings(context, body),
    'GET /security-engines/resources/policies/v1/country-restriction/countries': ({ context }) =>
      readCountryRestrictions(context),
    'POST /security-engines/resources/policies/v1/country-restriction/countries': ({ context, body, query }) =>
      replaceCountries(context, codesOf(body.countries), query),
    'POST /security-engines/resources/policies/v1/country-restriction/impact': ({ context, body }) =>
      previewCountryRestrictions(context, { ...body, countries: body.countries && codesOf(body.countries) }),
  };
}
