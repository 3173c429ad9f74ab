/** Metadata of an identity provider (SAML metadata, 2.4.3): entity ID, endpoint and signing certificates. */
import { readTime } from './read-time.ts';
import {
  attributeOf,
  childrenNamed,
  elementsNamed,
  longestMetadata,
  namespaces,
  parseXml,
  plainText,
  XmlFault,
} from './xml.ts';

const { metadata: md, signature: ds } = namespaces;
/** Characters of an entity ID (SAML core, 8.3.6), in UTF-8. */
const longestEntityId = 1024;
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

export interface IdpMetadata {
  entityId: string;
  /** For the HTTP-Redirect binding. */
  ssoEndpoint: string;
  /** Where it takes logout requests by that binding; empty if it does not. */
  sloEndpoint: string;
  /** Each in base64, as metadata carries them. */
  certificates: string[];
}

/** @returns the metadata, or what is wrong with it */
export function readIdpMetadata(xml: string, now: Date): IdpMetadata | { fault: string } {
  try {
    return readEntity(parseXml(xml.replace(/^\uFEFF/, ''), longestMetadata).documentElement, now);
  } catch (error) {
    if (error instanceof XmlFault) return { fault: error.message };
    throw error;
  }
}

function readEntity(root: Element, now: Date): IdpMetadata | { fault: string } {
  const providers = elementsNamed(root, md, 'IDPSSODescriptor');
  if (providers.length !== 1) return { fault: `describes ${providers.length} SAML identity providers instead of one` };
  const [provider] = providers;
  const fault = faultOfProvider(provider!, now);
  if (fault !== undefined) return { fault };
  const entityId = entityIdOf(provider!);
  const endpointOf = (service: string) =>
    childrenNamed(provider!, md, service)
      .filter((each) => attributeOf(each, 'Binding') === redirect)
      .map((each) => attributeOf(each, 'Location') ?? '')
      .find((location) => location !== '');
  const ssoEndpoint = endpointOf('SingleSignOnService');
  if (ssoEndpoint === undefined) return { fault: 'offers no sign-in by the binding HTTP-Redirect' };
  const certificates = childrenNamed(provider!, md, 'KeyDescriptor')
    .filter((key) => (attributeOf(key, 'use') ?? 'signing') === 'signing')
    .flatMap((key) => elementsNamed(key, ds, 'X509Certificate'))
    .map(plainText);
  if (certificates.length === 0) return { fault: 'has no certificate that signs' };
  return { entityId, ssoEndpoint, sloEndpoint: endpointOf('SingleLogoutService') ?? '', certificates };
}

function faultOfProvider(provider: Element, now: Date): string | undefined {
  const protocols = attributeOf(provider, 'protocolSupportEnumeration');
  if (protocols !== undefined && !protocols.split(/\s+/).includes(namespaces.protocol))
    return `describes a provider that does not support SAML 2.0 (protocolSupportEnumeration="${protocols.slice(0, 200)}")`;
  const entityId = entityIdOf(provider);
  if (entityId.trim() === '') return 'names no entity ID';
  if (Buffer.byteLength(entityId) > longestEntityId)
    return `has an entity ID (entityID) of more than ${longestEntityId} characters`;
  const ended = lifetimesAround(provider).find((end) => !(now.getTime() < readTime(end)));
  return ended === undefined ? undefined : `is no longer valid (validUntil="${ended.slice(0, 100)}")`;
}

/** Until when the descriptor and those around it may be used (SAML metadata, 2.3.1, 2.3.2 and 2.4.1). */
function lifetimesAround(descriptor: Element): string[] {
  const end = attributeOf(descriptor, 'validUntil');
  const around = parentOf(descriptor);
  return [...(end === undefined ? [] : [end]), ...(around ? lifetimesAround(around) : [])];
}

function parentOf(element: Element): Element | undefined {
  const { parentNode: parent } = element;
  return parent?.nodeType === element.ELEMENT_NODE ? (parent as Element) : undefined;
}

/** Of the `EntityDescriptor` around the provider; empty if it names none. */
function entityIdOf(provider: Element): string {
  const entity = parentOf(provider);
  return (entity && attributeOf(entity, 'entityID')) ?? '';
}
