import { sentAddresses, shownAddresses } from '#server/integrations/saml/read-user.ts';
import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** The assertion names an email address, as name or as attribute: the account needs one. An address is text alone. */
export const checkEmail: SamlRule<AssertedUser> = ({ checks, sent }) => {
  const seen = shownAddresses(sent);
  const isNamed = sentAddresses(sent).length > 0 && !sent.hasStrangeAddress;
  checks.require('email', isNamed, {
    seen: sent.hasStrangeAddress ? `${seen} and a value with elements in it`.trim() : seen,
    wanted: 'an email address',
  });
};
