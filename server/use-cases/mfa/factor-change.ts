import type { FactorOwner } from './factor-challenges.ts';

/** Actor and owner of a factor change. */
export interface FactorChange {
  owner: FactorOwner;
  /** Tenant in whose audit log the change is recorded; `null` for a user who is not signed in yet. */
  tenantId: string | null;
  /**
   * Set if only the first factor authorized the new one: for a day it does not permit factor changes or impersonation.
   */
  provisional?: boolean;
}
