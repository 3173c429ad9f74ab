import { confirmationFor } from '#server/integrations/saml/confirmation.ts';
import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Asserted, SamlRule } from './saml-rule.ts';

/** As `in-response-to`, in the confirmation (SAML profiles, 4.1.4.3): an unsigned envelope can be exchanged. */
export const checkSubjectInResponseTo: SamlRule<Asserted> = ({
  checks,
  assertion,
  expected: { acsUrl, requestId },
}) => {
  const answered = attributeOf(confirmationFor(assertion, acsUrl)!, 'InResponseTo');
  checks.require('subject-in-response-to', answered === requestId, { seen: answered, wanted: requestId });
};
