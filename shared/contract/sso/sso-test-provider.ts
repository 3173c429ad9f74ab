/** The built-in test identity provider: test sign-ins with an answer that is good, or wrong in a chosen way. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { Id } from '#shared/contract/entities.ts';
import { SsoRule } from './sso-exchanges.ts';

/** What the test identity provider can answer by SAML, in the order in which the rules are judged. */
export const samlTestCases = [
  'good',
  'encrypted',
  'clock-fast',
  'missing-name-id',
  'too-many-groups',
  'document-type',
  'denied',
  'encrypted-for-another',
  'two-assertions',
  'wrapped',
  'duplicate-ids',
  'wrong-destination',
  'wrong-request',
  'unsigned',
  'sha1',
  'tampered',
  'foreign-key',
  'wrong-issuer',
  'wrong-audience',
  'wrong-recipient',
  'not-yet-valid',
  'expired',
  'session-over',
  'missing-email',
  'two-emails',
  'foreign-domain',
  'replayed',
] as const;
export type SamlTestCase = (typeof samlTestCases)[number];

/** What it can answer by OpenID Connect. */
export const oidcTestCases = [
  'good',
  'too-many-groups',
  'wrong-configuration',
  'mixed-up',
  'denied',
  'wrong-secret',
  'code-refused',
  'missing-id-token',
  'unsigned',
  'expired',
  'not-yet-valid',
  'wrong-issuer',
  'wrong-audience',
  'wrong-nonce',
  'unreachable-keys',
  'unknown-key',
  'foreign-key',
  'wrong-access-token',
  'other-user',
  'missing-email',
  'foreign-domain',
  'unverified-email',
] as const;
export type OidcTestCase = (typeof oidcTestCases)[number];

export const SsoTestCase = z.enum([...new Set([...samlTestCases, ...oidcTestCases])]);
export type SsoTestCase = z.infer<typeof SsoTestCase>;

const OfferedCase = z.object({
  name: SsoTestCase,
  /** The rule that notices it; null for a good answer. */
  rule: SsoRule.nullable(),
  /** What becomes of that rule. A warning refuses nothing. */
  state: z.enum(['passed', 'warning', 'failed']),
});

const ofConfig = z.object({ ssoConfigId: Id });

export const ssoTestProviderContract = defineContract({
  'GET /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider': {
    summary: 'Lists the responses of the built-in test identity provider',
    access: 'fe.secure.read.samlConfiguration',
    params: ofConfig,
    /** Empty where the operator did not turn the test provider on. */
    response: z.object({ cases: z.array(OfferedCase) }),
  },
  'POST /team/resources/sso/v1/configurations/{ssoConfigId}/test-provider/tests': {
    summary: 'Starts a test sign-in through the built-in test identity provider',
    description: 'No session is created.',
    access: 'fe.secure.write.samlConfiguration',
    denyImpersonation: true,
    params: ofConfig,
    body: z.object({ case: SsoTestCase }),
    /** As for a test of the connection's own provider. */
    response: z.object({ id: Id, address: z.string() }),
    status: 201,
  },
});
