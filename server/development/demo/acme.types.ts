import type { RandomBytes, SecretKeys } from '#server/lib/secrets.ts';
import type { DemoPerson } from './acme-people.ts';

export interface AcmeOptions {
  random: RandomBytes;
  secrets: SecretKeys;
  now: Date;
  tenantId: string;
  /** User id of the admin of `demo.json`. */
  adminId: string;
  clientId: string;
  /** A hash that no password is known for: hashing is costly, and nobody signs in as these. */
  passwordHash: string;
}

/** Somebody who was made, with the columns that history needs. */
export interface MadePerson {
  id: string;
  email: string;
  person: DemoPerson;
  createdAt: Date;
  lastSeenAt: Date | null;
}
