import {
  algorithmOf,
  canonicalizations,
  referenceOf,
  signedInfoOf,
} from '#server/integrations/saml/signature-parts.ts';
import { childrenNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

const { signature: ds } = namespaces;
const signatureAlgorithms = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const digests = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

/** RSA with SHA-2: collisions of SHA-1 and MD5 can be made, and an HMAC would take a public certificate as its secret. */
export const checkSignatureAlgorithm: SamlRule<SignatureOf> = ({ checks, signature }) => {
  const info = signedInfoOf(signature);
  const one = (parent: Element, name: string) => childrenNamed(parent, ds, name).map(algorithmOf).join(' ');
  const canonicalization = one(info, 'CanonicalizationMethod');
  const method = one(info, 'SignatureMethod');
  const digest = one(referenceOf(signature), 'DigestMethod');
  const wanted = [
    canonicalizations.includes(canonicalization) ? [] : 'exclusive canonicalization (xml-exc-c14n)',
    signatureAlgorithms.includes(method) ? [] : 'RSA with SHA-256 or SHA-512 as signature method',
    digests.includes(digest) ? [] : 'SHA-256 or SHA-512 as digest method',
  ].flat();
  checks.require('signature-algorithm', wanted.length === 0, {
    seen: [canonicalization, method, digest].join(' '),
    wanted: wanted.join(', ') || 'RSA with SHA-256 or SHA-512',
  });
};
