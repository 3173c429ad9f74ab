import type { KeyObject } from 'node:crypto';

/** What a SAML response has to meet. */
export interface Expected {
  acsUrl: string;
  spEntityId: string;
  /** ID of the request that is answered; undefined for an answer that nobody asked for. */
  requestId: string | undefined;
  /** Whether the connection takes such answers. */
  idpInitiated?: boolean;
  /** Known from metadata; empty if not. */
  idpEntityId: string;
  /** PEM, each. */
  certificates: readonly string[];
  /** Whose addresses the provider speaks for; in lower case and ASCII. */
  domains: readonly string[];
  now: Date;
  /** Milliseconds by which the clocks may differ. */
  clockSkew: number;
  /** Names a user of any domain, with the rule failed: for a test, which signs nobody in. */
  isTest?: boolean;
  /** For assertions that are encrypted; none is decrypted without them. */
  decryptionKeys?: readonly KeyObject[];
}
