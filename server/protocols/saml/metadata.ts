/** Metadata of this service provider, for identity providers that read it (SAML metadata, 2.4.4). */
import type { FastifyInstance } from 'fastify';
import { responseKinds } from '#server/http/response-kinds.ts';
import { namespaces } from '#server/integrations/saml/xml.ts';
import { escapeHtml } from '#server/lib/escape-html.ts';
import type { SamlKey } from '#server/tokens/saml-keys.ts';
import type { Services } from '#server/services.ts';
import { samlLogoutPath, serviceProvider } from '#server/domain/sso/service-provider.ts';

const path = '/auth/saml/metadata';
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
/** What is decrypted, best first. */
const encryptionMethods = [
  `${namespaces.encryption11}aes256-gcm`,
  `${namespaces.encryption11}aes128-gcm`,
  `${namespaces.encryption}rsa-oaep-mgf1p`,
]
  .map((algorithm) => `<md:EncryptionMethod Algorithm="${algorithm}"/>`)
  .join('');
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';

/** One key for both uses. Keys that were used before are published for as long as providers may encrypt for them. */
function keyDescriptors(keys: readonly SamlKey[]): string[] {
  return keys.flatMap(({ certificate }) =>
    ['signing', 'encryption'].map((use) =>
      [
        `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="${namespaces.signature}"><ds:X509Data>`,
        `<ds:X509Certificate>${certificate.replace(/-----[^-]+-----|\s/g, '')}</ds:X509Certificate>`,
        `</ds:X509Data></ds:KeyInfo>${use === 'encryption' ? encryptionMethods : ''}</md:KeyDescriptor>`,
      ].join(''),
    ),
  );
}

export function registerSamlMetadata(
  app: FastifyInstance,
  { config, samlKeys }: Pick<Services, 'config' | 'samlKeys'>,
): void {
  const { acsUrl, spEntityId } = serviceProvider(config);
  const bodyWith = (keys: readonly SamlKey[]): string =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<md:EntityDescriptor xmlns:md="${namespaces.metadata}" entityID="${escapeHtml(spEntityId)}">`,
      `<md:SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${namespaces.protocol}">`,
      ...keyDescriptors(keys),
      ...[redirect, post].map(
        (binding) =>
          `<md:SingleLogoutService Binding="${binding}" Location="${escapeHtml(`${config.baseUrl}${samlLogoutPath}`)}"/>`,
      ),
      `<md:NameIDFormat>${emailFormat}</md:NameIDFormat>`,
      `<md:AssertionConsumerService Binding="${post}" Location="${escapeHtml(acsUrl)}" index="0" isDefault="true"/>`,
      '</md:SPSSODescriptor>',
      '</md:EntityDescriptor>',
    ].join('\n');
  app.get(path, { config: { access: 'public', route: `GET ${path}` } }, async (_request, reply) => {
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', 'inline; filename="metadata.xml"');
    const xml = bodyWith(await samlKeys.all());
    return responseKinds.xml.send({ reply }, { xml, type: 'application/samlmetadata+xml' });
  });
}
