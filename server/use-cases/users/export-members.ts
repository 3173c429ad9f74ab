/**
 * Exports the users of a tenant as a file. It is read page by page while it is sent, so memory use is constant whatever
 * their number.
 */
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import type { MemberFilter } from '#server/db/queries/core/member-filter.ts';
import { exportedColumns, MemberExport } from '#server/db/queries/users/exported-members.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';

const pageSize = 250;

/** Writes the audit entry before the first line is sent. */
export async function exportMembers(context: CallContext, filter: MemberFilter): Promise<Readable> {
  const { caller } = context;
  await context.inTenant(caller.tenantId, (_tx, context) =>
    context.audit({
      action: 'users.exported',
      severity: 'Medium',
      details: { filter: given(filter) },
    }),
  );
  // do not prepare pages before the client reads them
  return Readable.from(pages(context, caller.tenantId, filter), { highWaterMark: 1 });
}

/** The filters that are set, for the audit entry. */
function given(filter: MemberFilter): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => name !== 'inactiveSince' && name !== 'at' && value !== undefined),
  );
}

async function* pages(context: AnonymousContext, tenantId: string, filter: MemberFilter): AsyncGenerator<string> {
  const { now } = context;
  yield byteOrderMark + csvLine(exportedColumns);
  const everybody = new MemberExport({ tenantId, filter, limit: pageSize, now: now });
  let after: string | undefined;
  do {
    // one short transaction per page, so that a slow reader holds none open
    const page = await context.inTenant(tenantId, (tx) => everybody.readPage(tx, after));
    if (page.text !== '') yield page.text;
    after = page.after ?? undefined;
  } while (after !== undefined);
}
