import type { RandomBytes, SecretKeys } from '#server/lib/secrets.ts';
import type { AcmeUser } from './acme-users.ts';

export interface AcmeOptions {
  random: RandomBytes;
  secrets: SecretKeys;
  now: Date;
  tenantId: string;
  /** User ID of the admin of `demo.json`. */
  adminId: string;
  clientId: string;
  /** A hash without a known password: hashing is costly, and these users never sign in. */
  passwordHash: string;
  /** Incorrect passwords that lock an account. */
  maxAttempts: number;
}

/** A created user, with the columns that the history needs. */
export interface MadeUser {
  id: string;
  email: string;
  user: AcmeUser;
  createdAt: Date;
  lastSeenAt: Date | null;
}
