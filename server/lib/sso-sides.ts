/** Who can mend what a rule of an SSO exchange refuses. */
import type { SsoCheck, SsoRule, SsoSide } from '#shared/contract/sso/sso-exchanges.ts';

/** All others are mended at the identity provider. */
const others: Partial<Record<SsoRule, SsoSide>> = {
  answer: 'user',
  'request-known': 'user',
  'request-once': 'user',
  'request-in-time': 'user',
  'same-browser': 'user',
  'in-response-to': 'user',
  'subject-in-response-to': 'user',
  'idp-initiated': 'organization',
  state: 'user',
  nonce: 'user',
  replay: 'user',
  'connection-enabled': 'organization',
  'signature-key': 'organization',
  'client-authentication': 'organization',
  discovery: 'organization',
  'discovery-issuer': 'organization',
  'domain-proved': 'organization',
  'group-role': 'organization',
  'first-roles': 'organization',
  account: 'organization',
  membership: 'organization',
  'email-domain-allowed': 'organization',
  result: 'organization',
};

/** By `error` of the authorization response (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6). */
const ofErrors: Readonly<Record<string, SsoSide>> = {
  // not assigned to the application, or not allowed by its policy
  access_denied: 'organization',
  consent_required: 'organization',
  login_required: 'user',
  interaction_required: 'user',
  account_selection_required: 'user',
};

/** @param checks those of the exchange: for some rules, what was seen decides */
export function sideOf(rule: SsoRule, checks: readonly Pick<SsoCheck, 'rule' | 'seen'>[]): SsoSide {
  const seen = rule === 'authorization' ? checks.find((check) => check.rule === rule)?.seen : null;
  const [error = ''] = seen?.split(':') ?? [];
  return others[rule] ?? (Object.hasOwn(ofErrors, error) ? ofErrors[error]! : 'provider');
}
