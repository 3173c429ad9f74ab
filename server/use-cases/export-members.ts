/** The people of a tenant as a file. It is read page by page while it is sent, so that memory stays flat however many there are. */
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { audit } from '#server/db/queries/audits.ts';
import type { MemberFilter } from '#server/db/queries/member-filter.ts';
import { listMembersAfter, type ExportedMember } from '#server/db/queries/members.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';

const pageSize = 500;
const header = ['id', 'email', 'name', 'phone', 'status', 'roles', 'joined', 'lastLogin', 'expires'];

/** Writes the audit before the first line leaves. */
export async function exportMembers(services: Services, caller: Caller, filter: MemberFilter, facts: RequestFacts): Promise<Readable> {
  await services.db.inTenant(caller.tenantId, (tx) =>
    audit(tx, facts, services.clock(), { action: 'users.exported', severity: 'Medium', tenantId: caller.tenantId, actorId: caller.userId, details: { filter: given(filter) } }),
  );
  return Readable.from(lines(services, caller.tenantId, filter));
}

/** What narrows the list, as far as anything does. */
function given(filter: MemberFilter): Record<string, unknown> {
  return Object.fromEntries(Object.entries(filter).filter(([name, value]) => name !== 'inactiveSince' && value !== undefined));
}

async function* lines(services: Services, tenantId: string, filter: MemberFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  let after: string | undefined;
  do {
    // one short transaction per page: a slow reader holds none open
    const rows = await services.db.inTenant(tenantId, (tx) => listMembersAfter(tx, tenantId, { filter, after, limit: pageSize }));
    after = rows.length === pageSize ? rows.at(-1)?.id : undefined;
    const now = services.clock();
    if (rows.length > 0) yield rows.map((row) => csvLine(cells(row, now))).join('');
  } while (after !== undefined);
}

function cells(row: ExportedMember, now: Date): string[] {
  return [
    row.id,
    row.email,
    row.name,
    row.phone_number ?? '',
    row.state === 'active' && row.expires_at !== null && row.expires_at <= now ? 'expired' : row.state,
    (row.role_names ?? []).join('; '),
    row.joined_at.toISOString(),
    row.seen_here_at?.toISOString() ?? '',
    row.expires_at?.toISOString() ?? '',
  ];
}
