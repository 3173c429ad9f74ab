/** Reads the requests of this server as an identity provider does (SAML bindings, 3.4.4.1). */
import { inflateRawSync } from 'node:zlib';
import { attributeOf, childrenNamed, namespaces, parseXml, plainText } from '#server/integrations/saml/xml.ts';

export interface ReadRequest {
  id: string;
  acsUrl: string;
  spEntityId: string;
}

/** Characters of a request. */
const longest = 16_384;

/** @returns undefined for what is no request */
export function readAuthnRequest(encoded: string): ReadRequest | undefined {
  try {
    const xml = inflateRawSync(Buffer.from(encoded, 'base64'), { maxOutputLength: longest }).toString('utf8');
    const root = parseXml(xml, longest).documentElement;
    const [issuer] = childrenNamed(root, namespaces.assertion, 'Issuer').map(plainText);
    const [id, acsUrl] = [attributeOf(root, 'ID'), attributeOf(root, 'AssertionConsumerServiceURL')];
    const isRequest = root.localName === 'AuthnRequest' && root.namespaceURI === namespaces.protocol;
    return isRequest && id && acsUrl && issuer ? { id, acsUrl, spEntityId: issuer } : undefined;
  } catch {
    // not deflated, or not XML
    return undefined;
  }
}
