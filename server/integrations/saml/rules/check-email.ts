import { sentAddresses } from '#server/integrations/saml/read-user.ts';
import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** The assertion names an email address, as name or as attribute: the account needs one. */
export const checkEmail: SamlRule<AssertedUser> = ({ checks, sent }) => {
  const seen = [sent.nameIdAddress, ...sent.attributeAddresses].filter(Boolean).join(' ');
  checks.require('email', sentAddresses(sent).length > 0, { seen, wanted: 'an email address' });
};
