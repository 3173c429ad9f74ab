import { confirmationFor } from '#server/integrations/saml/confirmation.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** The confirmation was made for our ACS URL (SAML profiles, 4.1.4.3): another service cannot pass it on. */
export const checkRecipient: SamlRule<Asserted> = ({ checks, assertion, expected: { acsUrl } }) => {
  const recipient = attributeOf(confirmationFor(assertion, acsUrl)!, 'Recipient');
  checks.require('recipient', recipient === acsUrl, { seen: recipient, wanted: acsUrl });
};
