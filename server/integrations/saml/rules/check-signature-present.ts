import { elementsNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignedDocument } from './saml-rule.ts';

/** Something is signed: the response, the assertion, or both (SAML profiles, 4.1.3.5). */
export const checkSignaturePresent: SamlRule<SignedDocument> = ({ checks, root }) => {
  const signatures = elementsNamed(root, namespaces.signature, 'Signature');
  checks.require('signature-present', signatures.length > 0, { wanted: 'a signed response or assertion' });
};
