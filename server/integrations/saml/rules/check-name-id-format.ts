import { nameIdFormats } from '#server/integrations/saml/read-user.ts';
import type { AssertedUser, SamlRule } from './saml-rule.ts';

/** A transient name is another one at each sign-in (SAML core, 8.3.8): the address is what stays. */
export const checkNameIdFormat: SamlRule<AssertedUser> = ({ checks, sent: { format } }) => {
  checks.record('name-id-format', format === nameIdFormats.transient ? 'warning' : 'passed', { seen: format });
};
