/** A SAML identity provider: reads the requests of this server, and answers as it is told, well or badly. */
import { inflateRawSync } from 'node:zlib';
import { samlNames, type SamlAnswer } from '#server/integrations/test-provider/saml-xml.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import { createSelfSigned } from './certificates.ts';

export type { SamlAnswer };

export interface SamlRequest {
  id: string;
  acsUrl: string;
  issuer: string;
  destination: string;
  relayState: string;
  xml: string;
}

let made = 0;

/** Reads what the browser was sent with (SAML bindings, 3.4.4.1). */
export function readSamlRequest(address: string): SamlRequest {
  const url = new URL(address);
  const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64')).toString();
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)![1]!;
  return {
    id: attribute('ID'),
    acsUrl: attribute('AssertionConsumerServiceURL'),
    issuer: /<saml:Issuer>([^<]*)</.exec(xml)![1]!,
    destination: attribute('Destination'),
    relayState: url.searchParams.get('RelayState')!,
    xml,
  };
}

const providerKey = createSelfSigned();
export const samlProvider = {
  certificate: providerKey.cert,
  entityId: 'https://idp.harbour.example/metadata',
  endpoint: 'https://idp.harbour.example/sso?app=7',
};

/** A good answer, and what differs from it. */
export function answerTo(request: Omit<SamlRequest, 'xml'>, now: Date, changes: Partial<SamlAnswer> = {}): SamlAnswer {
  return {
    nameId: 'noor@harbour.example',
    format: samlNames.emailFormat,
    attributes: {},
    issuer: samlProvider.entityId,
    audience: request.issuer,
    destination: request.acsUrl,
    recipient: request.acsUrl,
    inResponseTo: request.id,
    assertionId: `_assertion-${(made += 1)}`,
    notBefore: -1000,
    notOnOrAfter: 300_000,
    status: samlNames.success,
    signs: ['assertion'],
    key: providerKey,
    signatureAlgorithm: samlNames.rsaSha256,
    digestAlgorithm: samlNames.sha256,
    now,
    ...changes,
  };
}

export { assertionXml, responseXml, samlXml, signXml } from '#server/integrations/test-provider/saml-xml.ts';

export const encoded = (xml: string): string => Buffer.from(xml).toString('base64');

export interface SamlMetadata {
  entityId: string;
  binding: string;
  certificates: string[];
  endpoint: string;
  sloEndpoint: string | undefined;
}

/** Metadata as identity providers publish them. */
export function samlMetadata(changes: Partial<SamlMetadata> = {}): string {
  const { entityId, binding, certificates, endpoint, sloEndpoint } = {
    entityId: samlProvider.entityId,
    binding: 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect',
    certificates: [samlProvider.certificate],
    endpoint: samlProvider.endpoint,
    sloEndpoint: undefined,
    ...changes,
  };
  const slo =
    sloEndpoint === undefined
      ? ''
      : `<SingleLogoutService Binding="${binding}" Location="${escapeHtml(sloEndpoint)}"/>`;
  const keys = certificates.map(
    (cert) =>
      `<KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${cert.replace(/-----[^-]+-----/g, '')}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></KeyDescriptor>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${escapeHtml(entityId)}">`,
    '<IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">',
    ...keys,
    slo,
    `<SingleSignOnService Binding="${binding}" Location="${escapeHtml(endpoint)}"/>`,
    '</IDPSSODescriptor></EntityDescriptor>',
  ].join('');
}
