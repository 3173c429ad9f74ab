import { attributeOf, elementsNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** The provider signed the user in (SAML core, 3.2.2.2). Its second code says why it did not. */
export const checkStatus: SamlRule<Envelope> = ({ checks, root }) => {
  const codes = elementsNamed(root, namespaces.protocol, 'StatusCode').map((code) => attributeOf(code, 'Value') ?? '');
  checks.require('status', codes.length === 1 && codes[0] === success, { seen: codes.join(' '), wanted: success });
};
