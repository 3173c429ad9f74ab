import { namespaces } from '#server/integrations/saml/xml.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/** The message is a response (SAML core, 3.3.3), not a request or another document that a provider posts. */
export const checkResponse: SamlRule<Envelope> = ({ checks, root }) => {
  const isResponse = root.localName === 'Response' && root.namespaceURI === namespaces.protocol;
  checks.require('response', isResponse, { seen: root.localName });
};
