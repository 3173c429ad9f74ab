/** The people of a tenant as a file. It is read page by page while it is sent, so that memory stays flat however many there are. */
import { Readable } from 'node:stream';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { audit } from '#server/db/queries/audits.ts';
import { listMembersAfter, type MemberRow } from '#server/db/queries/members.ts';
import { listHeldRoles } from '#server/db/queries/memberships.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';

const pageSize = 500;
const header = ['id', 'email', 'name', 'phone', 'status', 'roles', 'joined', 'lastLogin', 'expires'];

/** Writes the audit before the first line leaves. */
export async function exportMembers(services: Services, caller: Caller, search: string | undefined, facts: RequestFacts): Promise<Readable> {
  await services.db.inTenant(caller.tenantId, (tx) =>
    audit(tx, facts, services.clock(), { action: 'users.exported', severity: 'Medium', tenantId: caller.tenantId, actorId: caller.userId, details: { ...(search !== undefined && { search }) } }),
  );
  return Readable.from(lines(services, caller.tenantId, search));
}

async function* lines(services: Services, tenantId: string, search: string | undefined): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(header);
  let after: MemberRow | undefined;
  do {
    const page = await readPage(services, tenantId, { search, after });
    after = page.rows.length === pageSize ? page.rows.at(-1) : undefined;
    if (page.text !== '') yield page.text;
  } while (after);
}

/** One short transaction per page: a slow reader holds none open. */
async function readPage(services: Services, tenantId: string, at: { search: string | undefined; after: MemberRow | undefined }): Promise<{ rows: MemberRow[]; text: string }> {
  return await services.db.inTenant(tenantId, async (tx) => {
    const rows = await listMembersAfter(tx, tenantId, { ...at, limit: pageSize });
    const held = await listHeldRoles(tx, rows.map((row) => row.id));
    const names = new Map<string, Set<string>>();
    for (const role of held) {
      const own = names.get(role.held_by) ?? new Set();
      names.set(role.held_by, own.add(role.name));
    }
    return { rows, text: rows.map((row) => csvLine(cells(row, names.get(row.id), services.clock()))).join('') };
  });
}

function cells(row: MemberRow, roles: Set<string> | undefined, now: Date): string[] {
  return [
    row.id,
    row.email,
    row.name,
    row.phone_number ?? '',
    row.state === 'active' && row.expires_at !== null && row.expires_at <= now ? 'expired' : row.state,
    [...(roles ?? [])].join('; '),
    row.joined_at.toISOString(),
    row.seen_here_at?.toISOString() ?? '',
    row.expires_at?.toISOString() ?? '',
  ];
}
