import { openAssertion } from '#server/integrations/saml/decrypt.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { KeyObject } from 'node:crypto';
import type { SamlRule } from './saml-rule.ts';

export interface EncryptedIn {
  checks: Checks;
  /** `EncryptedAssertion`. */
  holder: Element;
  keys: readonly KeyObject[];
  /** Whether a verified signature covers it. */
  isSigned: boolean;
  /** The XML of the assertion. */
  opened?: string;
}

/**
 * An encrypted assertion can be decrypted, by algorithms that protect it. It is not said which step failed: that would be
 * an oracle.
 */
export const checkEncryption: SamlRule<EncryptedIn> = (encrypted) => {
  const { checks, isSigned } = encrypted;
  const { xml, algorithms, isAllowed } = openAssertion(encrypted);
  checks.require('encryption', isAllowed, {
    seen: algorithms,
    wanted: isSigned ? 'AES-GCM or AES-CBC' : 'AES-GCM, or AES-CBC inside a signed response',
  });
  checks.require('encryption', xml !== undefined, {
    seen: algorithms,
    wanted: 'encrypted by RSA-OAEP for the certificate in the metadata of this server',
  });
  encrypted.opened = xml!;
};
