import { elementsNamed, namespaces } from '#server/integrations/saml/xml.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { Envelope, SamlRule } from './saml-rule.ts';

/**
 * Exactly one assertion, plain or encrypted, and directly in the response: with a second one anywhere, what is verified
 * and what is read could differ (signature wrapping).
 */
export const checkOneAssertion: SamlRule<Envelope> = ({ checks, root }) => {
  const names = ['Assertion', 'EncryptedAssertion'];
  const found = names.flatMap((name) => elementsNamed(root, namespaces.assertion, name));
  requireOne(checks, found, (only) => only.parentNode === root);
};

/** The same of a document that was decrypted: it is the assertion, and holds no other. */
export const checkDecryptedAssertion: SamlRule<Pick<Envelope, 'checks' | 'root'>> = ({ checks, root }) => {
  requireOne(checks, elementsNamed(root, namespaces.assertion, 'Assertion'), (only) => only === root);
};

function requireOne(checks: Checks, found: readonly Element[], isInPlace: (only: Element) => boolean): void {
  const isOne = found.length === 1 && isInPlace(found[0]!);
  checks.require('one-assertion', isOne, { seen: String(found.length), wanted: '1' });
}
