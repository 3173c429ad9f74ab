import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** Without a name, a user is known by address: a changed address is a new user. */
export const checkNameId: SamlRule<AssertedUser> = ({ checks, sent: { nameId } }) => {
  checks.record('name-id', nameId === '' ? 'warning' : 'passed', { seen: nameId });
};
