/** Resetting a lost second factor takes two different admins, neither of whom is the user. */
import type { ErrorCode } from '#shared/contract/errors.ts';

export interface FactorResetState {
  userId: string;
  /** `null` after that account was deleted: the check against the first admin is omitted then. */
  requestedBy: string | null;
  confirmed: boolean;
}

/** Why an admin may not be the second one. */
export function refusalToConfirm(reset: FactorResetState, adminId: string): ErrorCode | undefined {
  if (reset.confirmed) return 'factor-reset-not-found';
  if (adminId === reset.userId) return 'not-yourself';
  return reset.requestedBy === null || reset.requestedBy === adminId ? 'factor-reset-same-admin' : undefined;
}
