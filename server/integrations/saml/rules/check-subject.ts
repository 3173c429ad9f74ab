import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** One name at most (SAML core, 2.4.1): two would be two users. AD FS may send none. */
export const checkSubject: SamlRule<AssertedUser> = ({ checks, sent: { nameIds } }) => {
  checks.require('subject', nameIds <= 1, { seen: String(nameIds) });
};
