import { candidateAddresses } from '#server/integrations/saml/read-user.ts';
import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** The NameID, if it is an address that counts; else the one such address among the attributes. Two name nobody. */
export const checkEmailUnique: SamlRule<AssertedUser> = ({ checks, sent, expected: { domains } }) => {
  const addresses = candidateAddresses(sent, domains);
  checks.require('email-unique', addresses.length === 1, { seen: addresses.join(' '), wanted: '1' });
};
