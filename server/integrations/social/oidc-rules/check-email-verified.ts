import type { AddressContext, AnswerRule } from './oidc-rule.ts';

/**
 * `email_verified` (OpenID Connect Core, 5.1), as far as the provider is believed: Google within its organization's
 * domains only.
 */
export const checkEmailVerified: AnswerRule<AddressContext> = ({ checks, emailVerified }) => {
  checks.require('email-verified', emailVerified);
};
