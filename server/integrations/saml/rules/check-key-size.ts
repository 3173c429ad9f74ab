import type { SamlRule, SignatureOf } from './saml-rule.ts';

/** Fewer bits of an RSA key are accepted, and told (NIST SP 800-131A). */
const fewBits = 2048;

export const checkKeySize: SamlRule<SignatureOf> = ({ checks, certificate }) => {
  const bits = certificate!.publicKey.asymmetricKeyDetails?.modulusLength;
  if (bits === undefined) return;
  checks.record('key-size', bits >= fewBits ? 'passed' : 'warning', { seen: String(bits), wanted: String(fewBits) });
};
