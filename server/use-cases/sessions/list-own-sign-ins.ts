/** Lists successful and failed sign-ins to the caller's account, with time and place. */
import type { SignInRecord } from '#shared/contract/sessions/sessions.ts';
import { listSignIns, type SignInRow } from '#server/db/queries/sessions/sign-in-history.ts';
import type { CallContext } from '#server/context.ts';

interface SignInPage {
  items: SignInRecord[];
  _metadata: { totalItems: number; totalPages: number };
}

/**
 * @param page page index
 */
export async function listOwnSignIns(
  context: CallContext,
  wanted: { limit: number; page: number },
): Promise<SignInPage> {
  const { rows, total } = await context.asUser(context.caller.userId, (tx) =>
    listSignIns(tx, context.caller.userId, wanted),
  );
  return { items: rows.map(describe), _metadata: { totalItems: total, totalPages: Math.ceil(total / wanted.limit) } };
}

const outcomes: Readonly<Record<string, SignInRecord['outcome']>> = {
  'user.signed-in': 'signed-in',
  'user.sign-in-failed': 'refused',
  'user.locked': 'locked',
};

function describe(row: SignInRow): SignInRecord {
  return {
    at: row.at.toISOString(),
    outcome: outcomes[row.action] ?? 'refused',
    ...(row.ip !== null && { ipAddress: row.ip }),
    ...(row.user_agent !== null && { userAgent: row.user_agent }),
  };
}
