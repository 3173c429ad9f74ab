/** A lost second factor is reset by two admins: neither may be the person, and the second is not the first. */
import type { ErrorCode } from '#shared/contract/errors.ts';

export interface FactorResetState {
  userId: string;
  /** Absent once that account is gone: then there is nobody to be told apart from. */
  requestedBy: string | null;
  confirmed: boolean;
}

/** Why somebody may not be the second of the two. */
export function refusalToConfirm(reset: FactorResetState, adminId: string): ErrorCode | undefined {
  if (reset.confirmed) return 'factor-reset-not-found';
  if (adminId === reset.userId) return 'not-yourself';
  return reset.requestedBy === null || reset.requestedBy === adminId ? 'factor-reset-same-admin' : undefined;
}
