import { join } from 'node:path';
import type { Bench, Row } from './bench.types.ts';
import { fillLargeTenant, largeTenant } from './large-tenant.ts';
import { adminOf, rowsOf, timeInTurn, type Ask } from './list-calls.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { residentBytes } from './process-usage.ts';

const megabyte = 1024 * 1024;
/** What the server may hold more of while it writes out ten times as many: it sends as it reads. Bytes. */
const exportMemory = 64 * megabyte;
const members = '/team/resources/members/v1';
const page = 'pageSize=20&sortDirection=asc';

/** What an admin of a large tenant asks for most, by the name of its line. */
const calls: Record<string, string> = {
  'first page of users, by name': `${members}?${page}&sortBy=name&pageOffset=0`,
  'page in the middle of the users': `${members}?${page}&sortBy=name&pageOffset=2500`,
  'users by last sign-in': `${members}?pageSize=20&sortDirection=desc&sortBy=lastLogin&pageOffset=0`,
  'search that finds a few users': `${members}?${page}&sortBy=name&pageOffset=0&search=c4ca4`,
  'search without results': `${members}?${page}&sortBy=name&pageOffset=0&search=nobody-of-that-name`,
  roles: '/identity/resources/roles/v1',
  groups: '/identity/resources/groups/v2?_groupsRelations=roles&_offset=0&_limit=20',
};

/** The portal's lists in a tenant of 100,000 people: whether an admin waits, and what an export takes. */
export const peopleBench: Bench = {
  name: 'people',
  async run({ quick, folder }) {
    const server = await startPortico(join(folder, 'people'));
    try {
      const { ask, tenantId } = await adminOf(server);
      await fillLargeTenant(server, tenantId);
      const times = await timeInTurn(ask, calls, quick ? 10 : 40);
      const written = await measureExport(server, ask);
      return { rows: [...rowsOf('100,000 users', times), ...written.rows], raw: { largeTenant, times, ...written } };
    } finally {
      await server.stop();
    }
  },
};

/** Memory for exporting all users beyond that for exporting one in ten: flat means that it does not grow with their number. */
async function measureExport(
  { pid }: PorticoProcess,
  ask: Ask,
): Promise<{ rows: Row[]; tenth: Exported; all: Exported }> {
  const tenth = await exported(pid, await ask(`${members}/export?search=ab`));
  const all = await exported(pid, await ask(`${members}/export`));
  if (all.lines <= largeTenant.people)
    throw new Error(`The export has ${all.lines} lines for ${largeTenant.people} people.`);
  const memory = Math.max(0, all.highest - tenth.highest);
  const row: Row = {
    what: '100,000 users, memory of their export beyond that of a tenth',
    measured: `${(memory / megabyte).toFixed(0)} MB`,
    goal: `≤ ${exportMemory / megabyte} MB`,
    passed: memory <= exportMemory,
  };
  return { rows: [row], tenth, all };
}

interface Exported {
  bytes: number;
  lines: number;
  seconds: number;
  /** The most that the server held meanwhile. Bytes. */
  highest: number;
}

async function exported(pid: number, { body }: Response): Promise<Exported> {
  const begin = performance.now();
  const result = { bytes: 0, lines: 0, seconds: 0, highest: 0 };
  for await (const chunk of body!) {
    result.bytes += chunk.length;
    result.lines += Buffer.from(chunk).toString('latin1').split('\n').length - 1;
    result.highest = Math.max(result.highest, await residentBytes(pid));
  }
  return { ...result, seconds: (performance.now() - begin) / 1000 };
}
