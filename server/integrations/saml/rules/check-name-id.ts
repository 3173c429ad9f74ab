import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** Characters of a name (SAML core, 8.3.7). */
const longestNameId = 256;

/** Without a name, a user is known by address: a changed address is a new user. A longer name than SAML has is refused. */
export const checkNameId: SamlRule<AssertedUser> = ({ checks, sent: { nameId } }) => {
  if (nameId === '') checks.record('name-id', 'warning', { seen: nameId });
  else
    checks.require('name-id', nameId.length <= longestNameId, {
      seen: nameId,
      wanted: `at most ${longestNameId} characters`,
    });
};
