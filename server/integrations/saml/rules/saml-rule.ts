/**
 * What rules for a SAML response judge. A rule records what was seen and wanted, throws if it is not met, and may add what
 * it has read for the rules after it.
 */
import type { X509Certificate } from 'node:crypto';
import type { Checks } from '#server/lib/sso-checks.ts';
import type { SentUser } from '#server/integrations/saml/read-user.ts';
import type { Expected } from '#server/integrations/saml/expected.ts';

/** @throws RuleFailure, XmlFault */
export type SamlRule<Subject> = (subject: Subject) => void;

/** The form's field, until it is a document. */
export interface Transported {
  checks: Checks;
  /** base64 (SAML bindings, 3.5.4). */
  encoded: string;
  xml?: string;
  root?: Element;
}

/** The response around the assertion. It may be unsigned: it can refuse an answer, never carry a user. */
export interface Envelope {
  checks: Checks;
  expected: Expected;
  root: Element;
}

export interface SignedDocument {
  checks: Checks;
  xml: string;
  root: Element;
  /** PEM, each. */
  certificates: readonly string[];
  now: Date;
}

/** One signature, until it is verified. */
export interface SignatureOf extends SignedDocument {
  signature: Element;
  /** The element around the signature. */
  owner: Element;
  /** Of the certificate that verifies it. */
  certificate?: X509Certificate;
  /** The canonical text that was signed. */
  signedText?: string;
  /** The same, parsed. */
  signed?: Element;
}

/** An assertion that a verified signature covers, or that a survey reads. */
export interface Asserted extends Envelope {
  assertion: Element;
}

export interface AssertedUser extends Asserted {
  sent: SentUser;
}
