/** The people of a tenant as a file. It is read page by page while it is sent, so that memory stays flat however many there are. */
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import type { MemberFilter } from '#server/db/queries/core/member-filter.ts';
import { exportedColumns, MemberExport } from '#server/db/queries/people/exported-members.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

const pageSize = 250;

/** Writes the audit before the first line leaves. */
export async function exportMembers(
  services: Services,
  caller: Caller,
  filter: MemberFilter,
  requestMetadata: RequestMetadata,
): Promise<Readable> {
  await services.db.inTenant(caller.tenantId, (tx) =>
    audit(tx, requestMetadata, services.clock(), {
      action: 'users.exported',
      severity: 'Medium',
      tenantId: caller.tenantId,
      actorId: caller.userId,
      details: { filter: given(filter) },
    }),
  );
  // no pages are made ahead of what the reader takes
  return Readable.from(pages(services, caller.tenantId, filter), { highWaterMark: 1 });
}

/** What narrows the list, as far as anything does. */
function given(filter: MemberFilter): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(filter).filter(([name, value]) => name !== 'inactiveSince' && value !== undefined),
  );
}

async function* pages(services: Services, tenantId: string, filter: MemberFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(exportedColumns);
  const everybody = new MemberExport({ tenantId, filter, limit: pageSize, now: services.clock() });
  let after: string | undefined;
  do {
    // one short transaction per page: a slow reader holds none open
    const page = await services.db.inTenant(tenantId, (tx) => everybody.readPage(tx, after));
    if (page.text !== '') yield page.text;
    after = page.after ?? undefined;
  } while (after !== undefined);
}
