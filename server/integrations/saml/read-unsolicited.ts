/** What an answer that nobody asked for says of itself, before anything of it is verified: it only picks the connection. */
import {
  attributeOf,
  childrenNamed,
  elementsNamed,
  longestResponse,
  namespaces,
  parseXml,
  plainText,
  XmlFault,
} from './xml.ts';

const { assertion: saml, protocol: samlp } = namespaces;

function rootOf(encoded: string): Element | undefined {
  try {
    const root = parseXml(Buffer.from(encoded, 'base64').toString('utf8'), longestResponse).documentElement;
    return root.localName === 'Response' && root.namespaceURI === samlp ? root : undefined;
  } catch (error) {
    if (error instanceof XmlFault) return undefined;
    throw error;
  }
}

/** Whether an answer names no request. @param encoded the value of the form's field */
export function isUnasked(encoded: string): boolean {
  const root = rootOf(encoded);
  return root !== undefined && attributeOf(root, 'InResponseTo') === undefined;
}

/** Entity ID of the provider that an answer names. */
export function issuerOf(encoded: string): string | undefined {
  const root = rootOf(encoded);
  if (!root) return undefined;
  try {
    const assertions = elementsNamed(root, saml, 'Assertion');
    return [root, ...assertions].flatMap((each) => childrenNamed(each, saml, 'Issuer').map(plainText)).find(Boolean);
  } catch (error) {
    if (error instanceof XmlFault) return undefined;
    throw error;
  }
}
