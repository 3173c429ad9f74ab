/** What a recommendation can do about itself. */
import { isDeepStrictEqual } from 'node:util';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Standing } from './standing.ts';

/** Values before and after: of the setting, or users. Stored as JSON. */
interface Applied {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

export interface Remedy {
  /** In addition to that of the page. */
  permission: PermissionKey;
  /** Changes users, so that it needs the lock of the team and the system scope. */
  changesUsers?: true;
  /** Concerns how users sign in, so that an impersonator may neither apply nor undo it (decision 0032). */
  denyImpersonation?: true;
  /** Whether one click suffices; absent where it always does. */
  isReady?(standing: Standing): boolean;
  /** The value that it sets, for a text. */
  wanted?: number;
  apply(context: TransactionContext, standing: Standing): Promise<Applied>;
  /** Restores what was before. @throws Refusal `changed-meanwhile` if the values are not those that were applied */
  undo(context: TransactionContext, applied: Applied): Promise<void>;
  preview(context: CallContext, standing: Standing): Promise<PolicyImpact>;
}

/** @throws Refusal `changed-meanwhile` */
export function assertSame(present: unknown, applied: unknown): void {
  if (!isDeepStrictEqual(present, applied)) throw new Refusal('changed-meanwhile');
}
