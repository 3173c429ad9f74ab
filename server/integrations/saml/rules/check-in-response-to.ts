import { attributeOf } from '#server/integrations/saml/xml.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/** The request that is answered (SAML profiles, 4.1.4.3): the one of this browser, or none if nobody asked. */
export const checkInResponseTo: SamlRule<Envelope> = ({ checks, root, expected: { requestId } }) => {
  const answered = attributeOf(root, 'InResponseTo');
  checks.require('in-response-to', answered === requestId, { seen: answered, wanted: requestId });
};
