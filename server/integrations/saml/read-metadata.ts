/** Metadata of an identity provider (SAML metadata, 2.4.3): entity ID, endpoint and signing certificates. */
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
export function readIdpMetadata(xml: string): IdpMetadata | { fault: string } {
  try {
    return readEntity(parseXml(xml.replace(/^\uFEFF/, ''), longestMetadata).documentElement);
  } catch (error) {
    if (error instanceof XmlFault) return { fault: error.message };
    throw error;
  }
}

function readEntity(root: Element): IdpMetadata | { fault: string } {
  const providers = elementsNamed(root, md, 'IDPSSODescriptor');
  if (providers.length !== 1) return { fault: `describes ${providers.length} SAML identity providers instead of one` };
  const [provider] = providers;
  const entityId = attributeOf(provider!.parentNode as Element, 'entityID');
  if (!entityId) return { fault: 'names no entity ID' };
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
