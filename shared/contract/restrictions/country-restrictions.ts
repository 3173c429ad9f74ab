/** Country restrictions of a tenant: the countries that its users may call from, by a geolocation database. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Id } from '#shared/contract/entities.ts';
import { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { RestrictionType } from './restrictions.ts';
import { Provisional, ProvisionalQuery } from '#shared/contract/policies/security-policies.ts';

/** Every country of ISO 3166-1, and Kosovo. */
const mostCountries = 250;

/** That there is such a country is asked of `shared/lib/country-codes.ts`. */
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a country by two capital letters (ISO 3166-1), such as DE');

/** Each country once. */
const CountryList = z
  .array(z.object({ countryCode: CountryCode }))
  .max(mostCountries, `must name at most ${mostCountries} countries`)
  .superRefine((countries, context) => {
    const seen = new Set<string>();
    countries.forEach(({ countryCode }, line) => {
      if (seen.has(countryCode))
        context.addIssue({ code: 'custom', path: [line, 'countryCode'], message: 'must be listed once' });
      seen.add(countryCode);
    });
  });

export const CountryRule = z.object({ id: Id, countryCode: z.string() });
export type CountryRule = z.infer<typeof CountryRule>;

/** What a version of the policy holds. */
export const CountryRestrictionSettings = z.object({
  enabled: z.boolean(),
  /** `ALLOW`: only the countries of the list are admitted. `BLOCK`: those are refused. */
  action: RestrictionType,
  /** Whether an address whose country is not known is admitted. An unknown address is always refused. */
  failStrategy: RestrictionType,
  /** Whether the admins who may change this get an email when access is refused. Versions from before it have none. */
  shouldSendRestrictionEmail: z.boolean().default(false),
});
export type CountryRestrictionSettings = z.infer<typeof CountryRestrictionSettings>;

export const CountryRestrictionConfig = CountryRestrictionSettings.extend({
  /** Absent while the tenant has set nothing. */
  id: Id.optional(),
  /** Own addition: whether the server has a geolocation database, without which restrictions cannot be turned on. */
  available: z.boolean(),
  /** Own addition: the country of the caller's address; null if it is not known. */
  ownCountry: z.string().nullable(),
});
export type CountryRestrictionConfig = z.infer<typeof CountryRestrictionConfig>;

const reads = 'fe.secure.read.ipRestrictions';
const writes = 'fe.secure.write.ipRestrictions';

export const countryRestrictionsContract = defineContract({
  'GET /security-engines/resources/policies/v1/country-restriction': {
    summary: 'Returns the state and mode of the country restrictions',
    description: 'Mode: an allow list or a block list.',
    access: reads,
    response: CountryRestrictionConfig,
  },
  'POST /security-engines/resources/policies/v1/country-restriction': {
    summary: 'Turns the country restrictions on or off',
    description: 'Rejected if it would lock out the caller.',
    access: writes,
    body: CountryRestrictionSettings.extend({
      /** Clients send back the ID that they read; the tenant selects the settings. */
      id: z.string().max(100).optional(),
      ...Provisional.shape,
    }),
    response: 'empty',
  },
  'GET /security-engines/resources/policies/v1/country-restriction/countries': {
    summary: 'Lists the allowed or blocked countries',
    access: reads,
    response: z.array(CountryRule),
  },
  'POST /security-engines/resources/policies/v1/country-restriction/countries': {
    summary: 'Replaces the allowed or blocked countries',
    description: 'Rejected if it would lock out the caller.',
    access: writes,
    query: ProvisionalQuery,
    body: z.object({ countries: CountryList }),
    response: 'empty',
  },
  'POST /security-engines/resources/policies/v1/country-restriction/impact': {
    summary: 'Previews the users whom draft country restrictions would block',
    description: 'Without `countries`, the current list is used.',
    access: writes,
    body: CountryRestrictionSettings.extend({ countries: CountryList.optional() }),
    readOnly: true,
    response: PolicyImpact,
  },
});
