import { isOtherValue } from './library-error.ts';
import type { DiscoveryContext, AnswerRule } from './oidc-rule.ts';

/** The discovery document can be read (OpenID Connect Discovery, 4). */
export const checkDiscovery: AnswerRule<DiscoveryContext> = ({ checks, issuer, metadata, failure }) => {
  if (!failure) return checks.record('discovery', 'passed', { seen: metadata?.token_endpoint });
  // it was read, and is judged by the next rule
  if (isOtherValue(failure.error)) return checks.record('discovery', 'passed', { seen: issuer });
  const { message, cause } = failure.error as Partial<Error>;
  const inner = cause instanceof Error ? cause.message : '';
  checks.require('discovery', false, { seen: [message, inner].filter(Boolean).join(': '), wanted: issuer });
};
