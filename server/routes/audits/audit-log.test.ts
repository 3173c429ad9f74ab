import { describe, expect, it } from 'vitest';
import { csvCell } from '#shared/lib/csv.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, acme, globex } = server.people;
const day = 86_400_000;

const ada = await callerFor(server, admin);
type Row = Record<string, string> & { json: Record<string, unknown> };
interface Log {
  data: Row[];
  total: number;
}
const get = (query = '', caller = ada) => caller.browser.get(`/audits${query && `?${query}`}`, caller.headers);
const read = async (query = '', caller = ada): Promise<Log> => (await get(query, caller)).json<Log>();

/** Rows with an action of their own, so that the test's sign-ins are not counted. */
async function write(
  action: string,
  rows: {
    at?: Date;
    severity?: string;
    actor?: string | null;
    ip?: string;
    agent?: string;
    details?: unknown;
    tenant?: string;
  }[],
) {
  for (const {
    at = server.clock.read(),
    severity = 'Info',
    actor = null,
    ip = null,
    agent = null,
    details = {},
    tenant = acme,
  } of rows)
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, actor_id, ip, user_agent, trace_id, details, reported)
       values ($1, $2, $3, $4, $5, $6, $7, 'trace-1', $8, true)`,
      [tenant, at, action, severity, actor, ip, agent, JSON.stringify(details)],
    );
}

describe('7 the list of audits', () => {
  it('lists actor and action, with the state before and after, the newest first', async () => {
    const path = '/identity/resources/configurations/v1/lockout-policy';
    await ada.browser.post(path, { enabled: true, maxAttempts: 5 }, ada.headers);
    server.clock.advance(1000);
    await ada.browser.post(path, { enabled: true, maxAttempts: 7 }, ada.headers);
    const { data, total } = await read('action=tenant.policy-changed');
    expect(total).toBe(2);
    expect(data[0]).toMatchObject({
      createdAt: server.clock.read().toISOString(),
      email: admin.email,
      user: admin.name,
      action: 'tenant.policy-changed',
      description: 'A security policy changed',
      resource: 'lockout-policy',
      ip: '127.0.0.1',
      severity: 'Medium',
      tenantId: acme,
      vendorId: server.services.environment.vendorId,
      json: { before: { enabled: true, maxAttempts: 5 }, after: { enabled: true, maxAttempts: 7 } },
    });
    expect(data[1]!.json).toMatchObject({ before: null });
    expect(data[0]!.json['traceId']).toMatch(/\w/);
  });

  it('has 20 rows by default, at offsets that count rows, also in virtual mode', async () => {
    await write(
      'page.turned',
      Array.from({ length: 25 }, (_, index) => ({ details: { index } })),
    );
    const first = await read('action=page.turned');
    expect([first.data.length, first.total]).toEqual([20, 25]);
    // all at the same time: no row is omitted or duplicated
    const rest = await read('action=page.turned&offset=20&paginationMode=virtual');
    const indexes = [...first.data, ...rest.data].map(({ json }) => json['index']);
    expect(indexes).toEqual(Array.from({ length: 25 }, (_, index) => 24 - index));
    expect((await read('action=page.turned&offset=1000')).data).toEqual([]);
  });

  it('keeps the email of a user who has left the tenant', async () => {
    await write('left.behind', [{ actor: stranger.id }]);
    expect((await read('action=left.behind')).data[0]).toMatchObject({ email: stranger.email, user: stranger.name });
    expect((await read(`email=${encodeURIComponent(stranger.email)}`)).total).toBe(1);
  });

  it('reads the texts undefined and null as absent', async () => {
    expect((await get('filter=undefined&severity=null&action=left.behind&sortBy=undefined')).status).toBe(200);
  });
});

describe('7 filters of the list', () => {
  it.each([
    ['email', `email=${member.email.slice(0, 4).toUpperCase()}`, 1],
    ['action', 'action=Narrow.On', 1],
    ['ip', 'ip=203.0.113', 2],
    ['one severity', 'severity=High', 1],
    ['several severities', 'severity=high,CRITICAL', 2],
    ['user agent', 'userAgent=firefox', 1],
    ['details', 'json=needle', 1],
    ['any column, by the details', 'filter=NEEDLE', 1],
    ['any column, by the address of the actor', `filter=${encodeURIComponent(member.email)}`, 1],
    ['no wildcards', 'filter=%25arrow', 0],
    ['no wildcards', 'json=n_edle', 0],
    ['a range', `created_from=2020-01-02T00:00:00Z&created_to=2020-01-02T23:59:59Z`, 1],
    ['a range of days', 'created_from=2020-01-02&created_to=2020-01-03', 2],
    ['a range as JSON', `createdAt=${encodeURIComponent('{"from":"2020-01-03","to":"2020-01-04"}')}`, 1],
    ['two columns at once', 'ip=203.0.113&severity=critical', 1],
  ])('%s', async (_, query, expected) => {
    if ((await read('action=narrow.')).total === 0)
      await write('narrow.one', [
        { actor: member.id, severity: 'High', ip: '203.0.113.7', at: new Date('2020-01-02T10:00:00Z') },
        { severity: 'Critical', ip: '203.0.113.8', agent: 'Mozilla Firefox', at: new Date('2020-01-03T23:59:59.900Z') },
        { details: { hay: 'a Needle in it' } },
      ]);
    expect((await read(`${query}${query.startsWith('action') ? '' : '&action=narrow.one'}`)).total).toBe(
      query.startsWith('action') ? 3 : expected,
    );
  });

  it('finds our events by their description', async () => {
    const { data } = await read('filter=security%20policy%20changed');
    expect(new Set(data.map(({ action }) => action))).toEqual(new Set(['tenant.policy-changed']));
  });

  it.each([
    ['createdAt', ['a', 'b', 'c']],
    ['severity', ['a', 'c', 'b']],
    ['email', ['b', 'c', 'a']],
    ['ip', ['c', 'b', 'a']],
    ['userAgent', ['b', 'a', 'c']],
  ])('is sorted by %s both ways', async (sortBy, expected) => {
    if ((await read('action=sorted.row')).total === 0) {
      const at = (second: number) => new Date(Date.UTC(2021, 0, 1, 0, 0, second));
      await write('sorted.row', [
        { at: at(1), severity: 'Info', actor: member.id, ip: '9.9.9.9', agent: 'm', details: { name: 'a' } },
        { at: at(2), severity: 'Critical', ip: '8.8.8.8', agent: 'c', details: { name: 'b' } },
        { at: at(3), severity: 'Medium', actor: admin.id, ip: '1.1.1.1', agent: 'z', details: { name: 'c' } },
      ]);
    }
    const names = async (direction: string) =>
      (await read(`action=sorted.row&sortBy=${sortBy}&sortDirection=${direction}`)).data.map(
        ({ json }) => json['name'],
      );
    expect(await names('asc')).toEqual(expected);
    expect(await names('DESC')).toEqual(expected.toReversed());
  });

  it.each([
    ['an unknown column', 'shoe=42', 'shoe'],
    ['an unknown order', 'sortBy=description', 'sortBy'],
    ['an unknown direction', 'sortDirection=up', 'sortDirection'],
    ['a negative offset', 'offset=-1', 'offset'],
    ['too many rows', 'count=1001', 'count'],
    ['no number', 'count=many', 'count'],
    ['a long filter', `filter=${'x'.repeat(300)}`, 'filter'],
    ['no date', 'created_from=yesterday', 'created_from'],
    ['dates in the wrong order', 'created_from=2021-01-02&created_to=2021-01-01', 'created_to'],
    ['a range that is no JSON', 'createdAt=today', 'createdAt'],
  ])('refuses %s by name', async (_, query, field) => {
    const answer = await get(query);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('V8.2 who reads it', () => {
  it('requires fe.secure.read.audits', async () => {
    const caller = await callerFor(server, member);
    for (const path of ['/audits', '/audits/stats'])
      expect((await caller.browser.get(path, caller.headers)).status).toBe(403);
    expect((await caller.browser.post('/audits/export/csv/v2', {}, caller.headers)).status).toBe(403);
  });

  it('V8.4.1 contains nothing of another tenant', async () => {
    await write('secret.of-acme', [{ actor: stranger.id }]);
    const sol = await callerFor(server, stranger, globex);
    expect((await read('action=secret', sol)).total).toBe(0);
    expect((await read('filter=secret', sol)).data).toEqual([]);
    expect(
      (await sol.browser.post('/audits/export/csv/v2?action=secret', {}, sol.headers)).text.trim().split('\r\n'),
    ).toHaveLength(1);
  });

  it('does not accept the vendor’s token in the tenant’s list', async () => {
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    expect((await server.browser().get('/audits', bearer(token))).status).toBe(401);
  });
});

describe('9 the statistics', () => {
  it('count today in the tenant’s time zone, and the severe ones of seven days', async () => {
    const stats = async () =>
      (await ada.browser.get('/audits/stats?sortBy=createdAt&sortDirection=desc&count=20', ada.headers)).json();
    const before = await stats();
    const now = server.clock.read().getTime();
    await write('counted.row', [
      { severity: 'Critical' },
      { severity: 'High', at: new Date(now - 6 * day) },
      { severity: 'High', at: new Date(now - 8 * day) },
      { severity: 'Error' },
      { severity: 'Info', at: new Date(now - 2 * day) },
    ]);
    expect(await stats()).toEqual({
      totalToday: Number(before['totalToday']) + 2,
      severeThisWeek: Number(before['severeThisWeek']) + 2,
    });
  });
});

describe('7 the export', () => {
  const exported = async (query: string, body: unknown = {}, path = '/audits/export/csv/v2') =>
    await ada.browser.post(`${path}?${query}`, body, ada.headers);
  const lines = (text: string) =>
    text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');

  it('has the chosen columns in order with their headings, and ignores unknown ones', async () => {
    await write('export.one', [{ ip: '203.0.113.9' }]);
    const properties = [
      { name: 'action', displayName: 'What', type: 'AlphaNumeric' },
      { name: 'shoe', displayName: 'Shoe' },
      { name: 'ip' },
    ];
    const answer = await exported('action=export.one&offset=0&outputFileName=audits.csv', { properties });
    expect(answer.headers.get('content-disposition')).toContain('audits.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(lines(answer.text)).toEqual(['What,IP address', 'export.one,203.0.113.9']);
    expect(lines((await exported('action=export.one', {}, '/audits/export/csv')).text)[0]).toBe(
      'Time,User,Action,Description,IP address,Severity,User agent,Details',
    );
  });

  it.each(['createdAt', 'email', 'severity', 'ip'])('has every row once, sorted by %s', async (sortBy) => {
    if ((await read('action=export.many')).total === 0)
      await server.rows(
        `insert into audits (tenant_id, at, action, severity, trace_id, ip, details, reported)
         select $1, $2, 'export.many', case when n % 3 = 0 then 'High' else 'Info' end, 't', (n % 7)::text, jsonb_build_object('n', n), true
         from generate_series(1, 1201) n`,
        [acme, server.clock.read()],
      );
    const text = (await exported(`action=export.many&sortBy=${sortBy}`, { properties: [{ name: 'json' }] })).text;
    const numbers = lines(text)
      .slice(1)
      .map((line) => Number(/""n"":(\d+)/.exec(line)![1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1201 }, (_, index) => index + 1));
  });

  it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@x', '\t=1', 'a,"b"'])(
    'V1.2.10 %j is not exported as a formula',
    async (agent) => {
      await write(`export.agent`, [{ agent }]);
      expect((await exported('action=export.agent', { properties: [{ name: 'userAgent' }] })).text).toContain(
        csvCell(agent),
      );
      await server.rows(`delete from audits where action = 'export.agent'`);
    },
  );

  it('V16.2.1 is audited itself', async () => {
    await exported('action=export.one&severity=Info');
    expect((await read('action=audits.exported')).data[0]).toMatchObject({
      email: admin.email,
      severity: 'Medium',
      json: { format: 'csv', filter: { action: 'export.one', severity: 'Info' } },
    });
  });

  it('refuses an unknown format', async () => {
    expect((await exported('', {}, '/audits/export/exe')).status).toBe(400);
  });
});

it('7 the metadata of the table has eight columns, all but the description sortable and filterable', async () => {
  const { rows } = (await server.browser().get('/metadata?entityName=audits')).json<{
    rows: {
      properties: { name: string; type: string; sortable: boolean; filterable: boolean; showInTable: boolean }[];
      theme: unknown;
    }[];
  }>();
  expect(rows[0]!.properties.map(({ name, type, showInTable }) => [name, type, showInTable])).toEqual([
    ['createdAt', 'Timestamp', true],
    ['email', 'Email', true],
    ['action', 'AlphaNumeric', true],
    ['description', 'AlphaNumeric', true],
    ['ip', 'IpAddress', true],
    ['severity', 'Severity', false],
    ['userAgent', 'AlphaNumeric', false],
    ['json', 'Json', false],
  ]);
  expect(
    rows[0]!.properties.filter(({ sortable, filterable }) => !sortable || !filterable).map(({ name }) => name),
  ).toEqual(['description']);
  expect(rows[0]!.theme).toEqual({ styles: {} });
});
