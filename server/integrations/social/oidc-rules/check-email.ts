import { Email } from '#shared/contract/entities.ts';
import type { AddressContext, AnswerRule } from './oidc-rule.ts';

/** The provider tells an email address (OpenID Connect Core, 5.1), by which an account is found. */
export const checkEmail: AnswerRule<AddressContext> = ({ checks, email }) => {
  const isAddress = email !== null && Email.safeParse(email).success;
  checks.require('email', isAddress, { seen: email, wanted: 'an email address' });
};
