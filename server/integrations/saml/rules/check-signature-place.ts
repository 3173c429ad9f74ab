import { namespaces } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

/** A signature stands in what it signs: the response, or the assertion directly in it (SAML core, 5.4.1). */
export const checkSignaturePlace: SamlRule<SignatureOf> = ({ checks, root, owner }) => {
  const isResponse = owner === root;
  const isAssertion =
    owner.localName === 'Assertion' && owner.namespaceURI === namespaces.assertion && owner.parentNode === root;
  checks.require('signature-place', isResponse || isAssertion, { seen: owner.localName });
};
