/**
 * Signatures of a SAML message (SAML core, section 5; XML Signature). Keys come from the connection alone; every signature
 * that is there must be valid; what is read afterwards is what was signed, parsed again.
 */
import { checkSignaturePresent } from './rules/check-signature-present.ts';
import { signatureRules } from './rules/index.ts';
import type { SignatureOf, SignedDocument } from './rules/saml-rule.ts';
import { elementsNamed, namespaces } from './xml.ts';

/** What the signatures cover, parsed from the signed bytes. At least one is there. */
export interface SignedParts {
  response: Element | undefined;
  assertion: Element | undefined;
}

/** @throws RuleFailure */
export function readSigned(document: SignedDocument): SignedParts {
  const { root } = document;
  checkSignaturePresent(document);
  const parts: SignedParts = { response: undefined, assertion: undefined };
  for (const signature of elementsNamed(root, namespaces.signature, 'Signature')) {
    const owner = signature.parentNode as Element;
    const judged: SignatureOf = { ...document, signature, owner };
    for (const rule of signatureRules) rule(judged);
    parts[owner === root ? 'response' : 'assertion'] = judged.signed!;
  }
  return parts;
}
