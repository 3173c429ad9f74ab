/** Country restrictions of the preview. Changes last for the visit. An empty installation has no geolocation database. */
import type { CountryRestrictionSettings, CountryRule } from '#shared/contract/restrictions/country-restrictions.ts';
import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { countryCodes } from '#shared/lib/country-codes.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError } from '#shared/preview/error.ts';
import { holdProvisional } from '#shared/preview/policies/policy-history.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const path = '/security-engines/resources/policies/v1/country-restriction';
/** Of the visitor. */
const ownCountry = 'DE';
/** From this many members on the organization is as large as one may be. */
const crowd = 1000;

const typeOf = (value: unknown): RestrictionType => (value === 'BLOCK' ? 'BLOCK' : 'ALLOW');
const rulesOf = (codes: readonly string[]): CountryRule[] =>
  codes.map((countryCode) => ({ id: `country-${countryCode}`, countryCode }));

function listedIn({ members }: PreviewState, isEmpty: boolean): readonly string[] {
  if (isEmpty) return [];
  return members.length < crowd ? [ownCountry, 'FR'] : countryCodes;
}

export const countryRestrictionsLists = [
  `GET ${path}`,
  `GET ${path}/countries`,
] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewCountryRestrictionsHandlers(
  state: PreviewState,
  { isEmpty }: { isEmpty: boolean },
): PreviewHandlers {
  let settings: CountryRestrictionSettings = {
    enabled: false,
    action: 'ALLOW',
    failStrategy: 'BLOCK',
    shouldSendRestrictionEmail: false,
  };
  let isSaved = false;
  let rules = rulesOf(listedIn(state, isEmpty));
  const refuseLockout = ({ enabled, action }: CountryRestrictionSettings, listed: readonly CountryRule[]): void => {
    const isListed = listed.some(({ countryCode }) => countryCode === ownCountry);
    if (enabled && isListed === (action === 'BLOCK')) throw previewError('restriction-locks-out');
  };
  return {
    [`GET ${path}`]: () => ({
      ...settings,
      available: !isEmpty,
      ownCountry: isEmpty ? null : ownCountry,
      ...(isSaved && { id: 'country-restrictions' }),
    }),
    [`POST ${path}`]: ({ body }: PreviewCall) => {
      const next = {
        enabled: body['enabled'] === true,
        action: typeOf(body['action']),
        failStrategy: typeOf(body['failStrategy']),
        shouldSendRestrictionEmail: body['shouldSendRestrictionEmail'] === true,
      };
      refuseLockout(next, rules);
      settings = next;
      isSaved = true;
      holdProvisional(state, 'country-restrictions', body, next.enabled);
    },
    [`GET ${path}/countries`]: () => rules,
    [`POST ${path}/countries`]: ({ body }) => {
      const codes = (body['countries'] as { countryCode: string }[]).map(({ countryCode }) => countryCode);
      refuseLockout(settings, rulesOf(codes));
      rules = rulesOf(codes);
      isSaved = true;
    },
  };
}
