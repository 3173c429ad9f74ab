import { X509Certificate } from 'node:crypto';
import { verifySignature } from '#server/integrations/saml/verify-signature.ts';
import type { SamlRule, SignatureOf } from './saml-rule.ts';

/** What is signed is as it was signed (XML Signature, 3.2.1). */
export const checkSignatureDigest: SamlRule<SignatureOf> = (judged) => {
  const { checks, signature, xml, certificates } = judged;
  const { signed, certificate, isChanged } = verifySignature(signature, xml, certificates);
  checks.require('signature-digest', !isChanged);
  if (signed === undefined || certificate === undefined) return;
  judged.certificate = new X509Certificate(certificate);
  judged.signedText = signed;
};
