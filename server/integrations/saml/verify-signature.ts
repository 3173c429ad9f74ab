/** The cryptography of an XML signature, by the library (decision 0500). Its shape was compared with lists before. */
import { SignedXml } from 'xml-crypto';

export interface VerifiedSignature {
  /** The canonical text that was signed; absent if no certificate verifies it. */
  signed?: string | undefined;
  /** The one that verifies it. */
  certificate?: string;
  /** The text is not the one that was signed, whoever signed it. */
  isChanged: boolean;
}

/** @param certificates PEM, each */
export function verifySignature(signature: Element, xml: string, certificates: readonly string[]): VerifiedSignature {
  let isChanged = false;
  for (const certificate of certificates) {
    const verifier = new SignedXml({
      publicCert: certificate,
      // never a key that the message itself names
      getCertFromKeyInfo: () => null,
    });
    try {
      verifier.loadSignature(signature);
      if (verifier.checkSignature(xml))
        return { signed: verifier.getSignedReferences()[0], certificate, isChanged: false };
      // it throws for another key
      isChanged = true;
    } catch {
      // not this certificate, or none
    }
  }
  return { isChanged };
}
