/** Who can mend what a rule of an SSO exchange refuses. */
import type { SsoRule, SsoSide } from '#shared/contract/sso/sso-exchanges.ts';

/** All others are mended at the identity provider. */
const others: Partial<Record<SsoRule, SsoSide>> = {
  answer: 'user',
  'request-known': 'user',
  'request-once': 'user',
  'request-in-time': 'user',
  'same-browser': 'user',
  'in-response-to': 'user',
  'subject-in-response-to': 'user',
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

export const sideOf = (rule: SsoRule): SsoSide => others[rule] ?? 'provider';
