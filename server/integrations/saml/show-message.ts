/** The answer of a provider as it is shown: never as it could be presented again. */
import { XMLSerializer } from '@xmldom/xmldom';
import { hidden, maskAddresses, maskName } from '#server/lib/mask-addresses.ts';
import { elementsNamed, longestResponse, namespaces, parseXml, XmlFault } from './xml.ts';

const left = '…';

/**
 * @param encoded base64
 * @param isMasked hides names and addresses
 * @returns the XML without the values of its signatures and ciphertexts; null if it is no XML
 */
export function showSamlResponse(encoded: string, { isMasked }: { isMasked: boolean }): string | null {
  const xml = Buffer.from(encoded.replace(/\s+/g, ''), 'base64').toString();
  try {
    const { documentElement: root } = parseXml(xml, longestResponse);
    for (const element of [
      ...elementsNamed(root, namespaces.signature, 'SignatureValue'),
      ...elementsNamed(root, namespaces.encryption, 'CipherValue'),
    ])
      element.textContent = left;
    if (isMasked) mask(root);
    return new XMLSerializer().serializeToString(root);
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

/** Attributes whose values are technical, so that a helper sees what a rule is about. */
const technical = /(?:^|[/:])(?:groups|groups\.link|tenantid|identityprovider|authnmethodsreferences)$/i;

function mask(root: Element): void {
  for (const name of ['NameID', 'BaseID']) {
    for (const element of elementsNamed(root, namespaces.assertion, name))
      element.textContent = maskName(element.textContent ?? '');
  }
  for (const attribute of elementsNamed(root, namespaces.assertion, 'Attribute')) {
    if (technical.test(attribute.getAttribute('Name') ?? '')) continue;
    for (const value of elementsNamed(attribute, namespaces.assertion, 'AttributeValue'))
      value.textContent = maskName(value.textContent ?? '');
  }
  for (const place of elementsNamed(root, namespaces.assertion, 'SubjectLocality')) {
    for (const name of ['Address', 'DNSName']) if (place.hasAttribute(name)) place.setAttribute(name, hidden);
  }
  maskRest(root);
}

/** Addresses anywhere else: in texts, comments and attributes. */
function maskRest(node: Element): void {
  for (const { name, value } of Array.from(node.attributes))
    if (value.includes('@')) node.setAttribute(name, maskAddresses(value));
  for (const child of Array.from(node.childNodes)) {
    if (child.nodeType === child.ELEMENT_NODE) maskRest(child as Element);
    else if (child.nodeValue?.includes('@')) child.nodeValue = maskAddresses(child.nodeValue);
  }
}
