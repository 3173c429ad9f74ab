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
  'groups of a directory': '/Groups?count=100',
  'users of a directory by the beginning of their names': `/Users?count=100&filter=${encodeURIComponent('userName sw "person-47"')}`,
};

/** Milliseconds within which rubbish is refused. */
const longestRefusal = 3000;

/** Members of a group that is sent in one request, and within how many milliseconds they are taken. */
const groupSize = 5000;
const longestGroup = 3000;

/** What nobody means well with, by what it is; each is a request body for a path. */
const rubbish: Record<string, { path: string; body: unknown }> = {
  'a filter of 10,000 parentheses': { path: '/Users/.search', body: { filter: '('.repeat(10_000) } },
  'a filter of 1 MB': { path: '/Users/.search', body: { filter: `userName eq "${'x'.repeat(1_000_000)}"` } },
  'a user name of 10 KB': { path: '/Users', body: { userName: 'x'.repeat(10_240) } },
  '10,000 email addresses': {
    path: '/Users',
    body: { userName: 'x', emails: Array.from({ length: 10_000 }, (_, at) => ({ value: `${at}@x.example` })) },
  },
  'a group of 100,000 members': {
    path: '/Groups',
    body: { displayName: 'x', members: Array.from({ length: 100_000 }, () => ({ value: crypto.randomUUID() })) },
  },
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
      const refusals = await timeRefusals(directory);
      const group = await timeGroup(directory);
      const row = {
        what: `Users that a directory creates, ${callers} requests at a time`,
        measured: `${created.toFixed(0)} per second`,
        goal: `≥ ${fewestCreated}`,
        passed: created >= fewestCreated,
      };
      const slowest = Math.max(...Object.values(refusals));
      const refused = {
        what: `Refusal of what a directory should not send (${Object.keys(rubbish).length} kinds), slowest`,
        measured: `${slowest.toFixed(0)} ms`,
        goal: `≤ ${longestRefusal} ms`,
        passed: slowest <= longestRefusal,
      };
      const taken = {
        what: `A group of ${groupSize} members in one request`,
        measured: `${group.toFixed(0)} ms`,
        goal: `≤ ${longestGroup} ms`,
        passed: group <= longestGroup,
      };
      return {
        rows: [row, refused, taken, ...rowsOf('100,000 users', times)],
        raw: { largeTenant, created, times, refusals, group },
      };
    } finally {
      await server.stop();
    }
  },
};

interface Directory {
  id: string;
  /** @throws where the answer is an error */
  ask: Ask;
  post(path: string, body: unknown): Promise<Response>;
}

/** @returns milliseconds by what was sent @throws where something was taken, or broke the server */
async function timeRefusals({ post }: Directory): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [what, { path, body }] of Object.entries(rubbish)) {
    const begin = performance.now();
    const { status } = await post(path, body);
    if (status < 400 || status >= 500) throw new Error(`${status} for ${what}`);
    times[what] = performance.now() - begin;
  }
  return times;
}

/** @returns milliseconds until a group of users of the directory was taken */
async function timeGroup({ ask, post }: Directory): Promise<number> {
  const ids: string[] = [];
  while (ids.length < groupSize) {
    const page = await ask(`/Users?startIndex=${ids.length + 1}&count=100`);
    ids.push(...((await page.json()) as { Resources: { id: string }[] }).Resources.map(({ id }) => id));
  }
  const members = ids.slice(0, groupSize).map((value) => ({ value }));
  const begin = performance.now();
  const answer = await post('/Groups', { displayName: 'Everybody', members });
  if (answer.status !== 201) throw new Error(`${answer.status} for a group: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - begin;
}

/** @returns the connection, and calls with its token by paths within it */
async function createDirectory({ baseUrl }: PorticoProcess, ask: Ask): Promise<Directory> {
  const made = await ask('/directory/resources/v1/configurations/scim2', { source: 'other' });
  const { id, token } = (await made.json()) as { id: string; token: string };
  const base = `${baseUrl}/directory/resources/scim/v2.0/${id}`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' };
  return {
    id,
    post: (path, body) => fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) }),
    async ask(path, body) {
      const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
      const response = await fetch(base + path, { headers, ...init });
      if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`);
      return response;
    },
  };
}
