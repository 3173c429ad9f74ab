import { describe, expect, it } from 'vitest';
import { csvCell } from '#shared/lib/csv.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, acme, globex } = server.people;
const path = '/team/resources/members/v1/export';
const many = 1234;

await server.rows(
  `with made as (
     insert into users (id, email, email_folded, name, created_at, updated_at)
     select gen_random_uuid(), 'crowd-' || n || '@acme.example', 'crowd-' || n || '@acme.example', case n when 7 then '=1+1, "seven"' else 'Crowd ' || n end, $2, $2 from generate_series(1, $3) n
     returning id)
   insert into memberships (tenant_id, user_id, state, created_at) select $1, id, 'active', $2 from made`,
  [acme, server.clock.read(), many],
);

async function exported(search?: string, as = admin, tenantId = acme) {
  const { browser, headers } = await callerFor(server, as, tenantId);
  return await browser.get(search === undefined ? path : `${path}?search=${search}`, headers);
}

describe('4 export of a tenant’s users', () => {
  it('contains every user once, across all pages of the file', async () => {
    const answer = await exported();
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users.csv"');
    expect(answer.text).toMatch(/^id,email,name,/);
    const emails = answer.text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]);
    expect(emails).toHaveLength(many + 3);
    expect(new Set(emails).size).toBe(many + 3);
  });

  it('uses an encoding that spreadsheets recognize', async () => {
    const { headers } = await callerFor(server, admin);
    const answer = await server.app.http.inject({ url: path, headers });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  });

  it('contains state and roles, and only the users that match the search', async () => {
    const lines = (await exported('mika')).text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(new RegExp(`^${member.id},mika@acme\\.example,Mika Lund,,active,Member,\\d{4}-`));
  });

  it('applies the filters of the list', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const [role] = await server.rows<{ id: string }>("select id from roles where key = 'admin'");
    const of = async (query: string) =>
      (await browser.get(`${path}?${query}`, headers)).text
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[1]);
    expect(await of(`roleId=${role!.id}`)).toEqual([admin.email]);
    expect(await of('state=invited')).toEqual([]);
    expect(await of('roleId=none')).toEqual([]);
  });

  it('V1.2.10 escapes a name that is a formula', async () => {
    expect((await exported('crowd-7@')).text).toContain(`,"'=1+1, ""seven""",`);
  });

  it.each([
    '＝1+1',
    '\t=1',
    '\r=1',
    '\n=1',
    ' +1',
    '\u00a0@x',
    '\u3000－1',
    'plain',
    'with "quotes"',
    'comma, and\r\nlines',
    'Jean-Luc',
    '名前',
    "it's",
    '\\',
    '',
  ])('V1.2.10 %j is written like a cell of any other file', async (name) => {
    await server.rows(`update users set name = $1 where email = 'crowd-9@acme.example'`, [name]);
    expect((await exported('crowd-9@')).text).toContain(`crowd-9@acme.example,${csvCell(name)},,active,,`);
  });
});

describe('V8.2 authorization of exports', () => {
  it('requires the permission', async () => expect((await exported(undefined, member)).status).toBe(403));
  it('V8.4.1 contains no users of another tenant', async () =>
    expect((await exported('acme', stranger, globex)).text.trimEnd().split('\r\n')).toHaveLength(1));
  it('V16.2.1 is audited', async () => {
    await exported('crowd');
    expect(
      await server.rows(
        "select actor_id, details from audits where action = 'users.exported' order by id desc limit 1",
      ),
    ).toEqual([{ actor_id: admin.id, details: { filter: { search: 'crowd' } } }]);
  });
});
