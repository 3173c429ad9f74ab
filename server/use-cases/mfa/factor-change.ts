import type { FactorOwner } from './factor-challenges.ts';

/** Who changes whose factors. */
export interface FactorChange {
  owner: FactorOwner;
  /** The tenant that the change is written down in; `null` for somebody who is not signed in yet. */
  tenantId: string | null;
  /** Only the first factor vouches for a new one: it gives no right to change factors, or to impersonate, for a day. */
  provisional?: boolean;
}
