/** Which rule notices what the test identity provider answers: the promise that its tests check. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { OidcTestCase, SamlTestCase, SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';

export interface CaseOutcome {
  rule: SsoRule | null;
  state: 'passed' | 'warning' | 'failed';
}

const good: CaseOutcome = { rule: null, state: 'passed' };
const warns = (rule: SsoRule): CaseOutcome => ({ rule, state: 'warning' });
const fails = (rule: SsoRule): CaseOutcome => ({ rule, state: 'failed' });

export const samlOutcomes: Readonly<Record<SamlTestCase, CaseOutcome>> = {
  good,
  encrypted: good,
  'clock-fast': warns('clock'),
  'missing-name-id': warns('name-id'),
  'too-many-groups': warns('groups-overage'),
  'document-type': fails('document-type'),
  denied: fails('status'),
  'encrypted-for-another': fails('encryption'),
  'two-assertions': fails('one-assertion'),
  wrapped: fails('one-assertion'),
  'duplicate-ids': fails('unique-ids'),
  'wrong-destination': fails('destination'),
  'wrong-request': fails('in-response-to'),
  unsigned: fails('signature-present'),
  sha1: fails('signature-algorithm'),
  tampered: fails('signature-digest'),
  'foreign-key': fails('signature-key'),
  'wrong-issuer': fails('issuer'),
  'wrong-audience': fails('audience'),
  'wrong-recipient': fails('recipient'),
  'not-yet-valid': fails('not-before'),
  expired: fails('not-on-or-after'),
  'session-over': fails('session-end'),
  'missing-email': fails('email'),
  'two-emails': fails('email-unique'),
  'foreign-domain': fails('domain-proved'),
  replayed: fails('replay'),
};

export const oidcOutcomes: Readonly<Record<OidcTestCase, CaseOutcome>> = {
  good,
  'too-many-groups': warns('groups-overage'),
  'wrong-configuration': fails('discovery-issuer'),
  'mixed-up': fails('response-issuer'),
  denied: fails('authorization'),
  'wrong-secret': fails('client-authentication'),
  'code-refused': fails('code-accepted'),
  'missing-id-token': fails('id-token'),
  unsigned: fails('token-algorithm'),
  expired: fails('token-expiry'),
  'not-yet-valid': fails('token-not-before'),
  'wrong-issuer': fails('issuer'),
  'wrong-audience': fails('audience'),
  'wrong-nonce': fails('nonce'),
  'unreachable-keys': fails('keys'),
  'unknown-key': fails('key-id'),
  'foreign-key': fails('signature-key'),
  'wrong-access-token': fails('access-token-hash'),
  'other-user': fails('userinfo-subject'),
  'missing-email': fails('email'),
  'foreign-domain': fails('domain-proved'),
  'unverified-email': fails('email-verified'),
};

/** The cases of a protocol with their outcomes, in their order. */
export function casesOf(kind: 'saml' | 'oidc'): (CaseOutcome & { name: SsoTestCase })[] {
  const outcomes: Readonly<Partial<Record<SsoTestCase, CaseOutcome>>> = kind === 'saml' ? samlOutcomes : oidcOutcomes;
  return (Object.entries(outcomes) as [SsoTestCase, CaseOutcome][]).map(([name, outcome]) => ({ name, ...outcome }));
}
