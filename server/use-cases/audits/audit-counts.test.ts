/** Totals and pages of the audit log that come from counts by day: the same as those of the rows themselves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { eraseUserFromLogs } from './erase-user.ts';
import { pruneAuditLogs } from './prune-audits.ts';
import { sealLog } from './seal-audits.ts';

const server = await useTestServer();
const { services } = server;
const { acme, admin, globex, guest, stranger } = server.people;
const ada = await callerFor(server, admin);

/** Rows of 50 days, several at the same time, of four actions and three severities. */
const write = (tenant: string, rows: number, daysAgo = 0) =>
  server.rows(
    `insert into audits (tenant_id, at, action, severity, trace_id, ip, actor_id, reported)
     select $1, date_trunc('day', now()) - make_interval(days => $3) - n / 3 * 97 % 4320000 * interval '1 second', 'Planner.saved.' || n % 4,
            (array['Info', 'High', 'Critical'])[1 + n % 7 % 3], 't', '203.0.113.9', $4, true
     from generate_series(1, $2::int) n`,
    [tenant, rows, daysAgo, tenant === acme ? guest.id : null],
  );

const filters: [query: string, condition: string][] = [
  ['', 'true'],
  ['severity=high', `severity = 'High'`],
  ['severity=i', `severity in ('Info', 'Medium', 'High', 'Critical')`],
  ['severity=nothing', 'false'],
  ['action=planner.saved.2', `action = 'Planner.saved.2'`],
  ['action=PLANNER&severity=critical,high', `action like 'Planner%' and severity in ('Critical', 'High')`],
];

/** Compares answers with the rows of the table, in the order of the log. */
async function expectExact(): Promise<void> {
  for (const [query, condition] of filters)
    for (const direction of ['desc', 'asc'])
      for (const offset of [0, 17, 1003, 2500, 1_000_000]) {
        const page = `offset=${offset}&count=20&sortBy=createdAt&sortDirection=${direction}`;
        const { data, total } = (await ada.browser.get(`/audits?${page}&${query}`, ada.headers)).json<{
          data: AuditRow[];
          total: number;
        }>();
        const ids = await server.rows<{ id: number }>(
          `select id from audits where tenant_id = $1 and ${condition} order by at ${direction}, id ${direction}`,
          [acme],
        );
        const expected = ids.slice(offset, offset + 20).map(({ id }) => String(id));
        expect([query, page, total, data.map(({ _id }) => _id)]).toEqual([query, page, ids.length, expected]);
      }
}

/** What the counts are, beside what they should be. */
const counts = async () => [
  await server.rows('select tenant_id, day::text, action, severity, rows::int from audit_counts order by 1, 2, 3, 4'),
  await server.rows(
    `select a.tenant_id, (a.at at time zone 'UTC')::date::text as day, a.action, a.severity, count(*)::int as rows
     from audits a join audit_seals s on s.audit_id = a.id where a.tenant_id is not null group by 1, 2, 3, 4
     order by a.tenant_id, 2, a.action, a.severity`,
  ),
];

async function expectCounts(): Promise<void> {
  const [kept, real] = await counts();
  expect(kept).toEqual(real);
}

beforeAll(async () => {
  await write(acme, 4000);
  await write(globex, 500);
  await sealLog(services, acme);
  await sealLog(services, globex);
}, scaledTimeout(120_000));

describe('totals and pages of a long audit log', () => {
  it('are exact, with rows that are not sealed yet', async () => {
    await write(acme, 300, 3);
    await expectExact();
    await expectCounts();
    await sealLog(services, acme);
    await expectExact();
    await expectCounts();
  });

  it('stay exact when rows are pruned, deleted, or erased', async () => {
    await server.rows(
      `insert into audit_retention (tenant_id, days, legal_hold, updated_at) values ($1, 30, false, now())
       on conflict (tenant_id) do update set days = 30`,
      [acme],
    );
    await pruneAuditLogs(anonymousContext(services, ownMetadata('job')));
    await expectExact();
    await eraseUserFromLogs(
      services,
      { userId: guest.id, texts: [] },
      { requestMetadata: ownMetadata('job'), now: new Date() },
    );
    await write(acme, 100, 1);
    // by hand: one that is sealed, and one that waits for its seal
    await server.rows(`delete from audits where id = (select max(audit_id) from audit_seals where tenant_id = $1)`, [
      acme,
    ]);
    await server.rows(`delete from audits where id = (select max(audit_id) from audit_unsealed where tenant_id = $1)`, [
      acme,
    ]);
    await sealLog(services, acme);
    await expectCounts();
  });

  it('are those of the own tenant', async () => {
    const sol = await callerFor(server, stranger);
    const own = await server.rows(`select from audits where tenant_id = $1 and severity = 'High'`, [globex]);
    const { total } = (await sol.browser.get('/audits?severity=High&offset=0&count=10', sol.headers)).json<{
      total: number;
    }>();
    expect(total).toBe(own.length);
  });
});
