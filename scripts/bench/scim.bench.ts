import { join } from 'node:path';
import type { Bench } from './bench.types.ts';
import { fillLargeTenant, largeTenant } from './large-tenant.ts';
import { adminOf, rowsOf, timeInTurn, type Ask } from './list-calls.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { workFor } from './work-for.ts';
import { writeDirectly } from './write-directly.ts';

/** Users that a directory creates in a second. */
const fewestCreated = 100;
const callers = 8;

/** What a directory of a large tenant asks for, by the name of its line. */
const calls: Record<string, string> = {
  'first page of a directory’s users': '/Users?startIndex=1&count=100',
  'page in the middle of a directory’s users': '/Users?startIndex=50001&count=100',
  'user of a directory by user name': `/Users?filter=${encodeURIComponent('userName eq "person-4711@large.example"')}`,
  'user of a directory by external ID': `/Users?filter=${encodeURIComponent('externalId eq "external-4711"')}`,
  'users of a directory by the beginning of their names': `/Users?count=100&filter=${encodeURIComponent('userName sw "person-47"')}`,
};

/** The connection has every member of the tenant. */
const fill = (connection: string) => [
  `insert into scim_users (id, tenant_id, connection_id, user_id, owns_account, user_name_folded, external_id, active, attributes, version, created_at, updated_at)
   select gen_random_uuid(), $1, '${connection}', user_id, true, 'person-' || row_number() over (order by user_id) || '@large.example',
          'external-' || row_number() over (order by user_id), true,
          jsonb_build_object('userName', 'person-' || row_number() over (order by user_id) || '@large.example', 'displayName', 'Person'),
          1, now(), now()
   from memberships where tenant_id = $1`,
];

/** Provisioning by SCIM: how fast a directory creates users, and its lists of 100,000. */
export const scimBench: Bench = {
  name: 'scim',
  async run({ quick, folder }) {
    const server = await startPortico(join(folder, 'scim'));
    try {
      const { ask, tenantId } = await adminOf(server);
      const directory = await createDirectory(server, ask);
      const milliseconds = quick ? 3000 : 10_000;
      let count = 0;
      const create = () =>
        directory.ask('/Users', { userName: `new-${(count += 1)}@bench-scim.example`, active: true });
      await workFor(1000, callers, create);
      const created = (1000 * (await workFor(milliseconds, callers, create))) / milliseconds;
      await fillLargeTenant(server, tenantId);
      await writeDirectly(server, tenantId, [
        'delete from scim_users where $1::text is not null',
        ...fill(directory.id),
      ]);
      const times = await timeInTurn(directory.ask, calls, quick ? 10 : 40);
      const row = {
        what: `Users that a directory creates, ${callers} requests at a time`,
        measured: `${created.toFixed(0)} per second`,
        goal: `≥ ${fewestCreated}`,
        passed: created >= fewestCreated,
      };
      return { rows: [row, ...rowsOf('100,000 users', times)], raw: { largeTenant, created, times } };
    } finally {
      await server.stop();
    }
  },
};

/** @returns the connection, and calls with its token by paths within it */
async function createDirectory({ baseUrl }: PorticoProcess, ask: Ask): Promise<{ id: string; ask: Ask }> {
  const made = await ask('/directory/resources/v1/configurations/scim2', { source: 'other' });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const base = `${baseUrl}/directory/resources/scim/v2.0/${id}`;
  return {
    id,
    async ask(path, body) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await fetch(base + path, { headers, ...init });
      if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`);
      return response;
    },
  };
}
