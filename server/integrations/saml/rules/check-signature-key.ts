import { X509Certificate } from 'node:crypto';
import { elementsNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

/** A certificate of the connection verifies the signature; one that the message brings along is only shown. */
export const checkSignatureKey: SamlRule<SignatureOf> = ({ checks, signature, certificate, certificates }) => {
  checks.require('signature-key', certificate !== undefined, {
    seen: certificate?.fingerprint256 ?? fingerprints(certificatesIn(signature)),
    wanted: certificate ? undefined : fingerprints(certificates) || 'a certificate of the connection',
  });
};

function certificatesIn(signature: Element): string[] {
  return elementsNamed(signature, namespaces.signature, 'X509Certificate')
    .slice(0, 3)
    .map((element) => `-----BEGIN CERTIFICATE-----\n${element.textContent ?? ''}\n-----END CERTIFICATE-----`);
}

function fingerprints(certificates: readonly string[]): string {
  return certificates.flatMap((certificate) => fingerprintOf(certificate) ?? []).join(' ');
}

function fingerprintOf(certificate: string): string | undefined {
  try {
    return new X509Certificate(certificate).fingerprint256;
  } catch {
    return undefined;
  }
}
