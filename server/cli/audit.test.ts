import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { masterKeyEntry } from '#server/use-cases/installation/root-key.ts';
import { auditCommand } from './audit.ts';
import { verifyAuditsCommand } from './verify-audits.ts';

const server = await useTestServer();
const { acme, admin } = server.people;
// an installation whose root key is its master key, as the test server's is
await server.rows(`insert into installation (name, value) values ($1, to_jsonb($2::text))`, [
  masterKeyEntry,
  server.services.secrets.sign('master-key-mark', 'portico'),
]);
const ada = await callerFor(server, admin);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-audit-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns what it printed; an error is its last line */
async function run(command: typeof auditCommand, ...argv: string[]): Promise<string> {
  const printed: string[] = [];
  await command({
    argv,
    env: { DATABASE_URL: server.database.connectionString, PORTICO_MASTER_KEY: server.masterKey.toString('base64') },
    cwd: folder,
    print: (text) => printed.push(text),
  }).catch((error: Error) => printed.push(`failed: ${error.message}`));
  return printed.join('\n');
}

const write = (count: number, action = 'planner.saved') =>
  server.rows(
    `insert into audits (tenant_id, at, action, severity, trace_id, ip, details, reported)
     select $1, now(), $3, 'Info', 't', '203.0.113.7', jsonb_build_object('n', n, 'text', E'line\\u2028 "quoted" ü'), true from generate_series(1, $2::int) n`,
    [acme, count, action],
  );
const exportLog = async (query = '') => {
  const answer = await ada.browser.post(`/audits/export/jsonl?${query}`, {}, ada.headers);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
    'attachment; filename="audits.jsonl"',
  ]);
  return answer.text;
};
const save = async (name: string, text: string) => {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
};
const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the export as JSON Lines', () => {
  it('has every row once in the order of the chain, with hash and previousHash, and is audited', async () => {
    await write(1203);
    const lines = linesOf(await exportLog());
    expect(lines.map(({ sequence }) => sequence)).toEqual(lines.map((_, index) => index + 1));
    expect(lines.slice(1).map(({ previousHash }) => previousHash)).toEqual(lines.slice(0, -1).map(({ hash }) => hash));
    expect(lines.length).toBeGreaterThan(1203);
    expect(lines.at(-1)).toMatchObject({ action: 'audits.exported', details: { format: 'jsonl', filter: {} } });
    expect(lines.at(-1)!['unverified']).toMatchObject({ email: admin.email, user: admin.name });
  });

  it('has the rows of a filter only', async () => {
    await write(3, 'planner.filtered');
    const lines = linesOf(await exportLog('action=planner.filtered&sortBy=ip&sortDirection=asc'));
    expect(lines.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'planner.filtered'));
  });
});

it('the export as OCSF has the class of each event, and is audited', async () => {
  await callerFor(server, admin);
  const answer = await ada.browser.post('/audits/export/ocsf?action=user.signed-in', {}, ada.headers);
  expect(answer.headers.get('content-disposition')).toContain('audits.ocsf.jsonl');
  expect(linesOf(answer.text)[0]).toMatchObject({
    class_uid: 3002,
    activity_id: 1,
    metadata: { sequence: expect.any(Number) as number },
  });
  expect(linesOf(await exportLog('action=audits.exported')).at(-2)).toMatchObject({ details: { format: 'ocsf' } });
});

describe('npm run audit -- verify', () => {
  it('verifies an exported file without the database, and a filtered one with its gaps', async () => {
    const whole = await save('whole.jsonl', await exportLog());
    expect(await run(auditCommand, 'verify', whole)).toMatch(/: ok, \d+ rows of .*\n {2}no gaps/);
    await write(1, 'planner.rare');
    await write(1);
    await write(1, 'planner.rare');
    const filtered = await save('filtered.jsonl', await exportLog('action=planner.rare'));
    expect(await run(auditCommand, 'verify', filtered)).toMatch(/: ok, 2 rows of .*\n {2}1 gaps/);
  });

  it('V11.1.2 finds a changed field, a removed and an added line, another order', async () => {
    const text = await exportLog();
    const lines = text.trimEnd().split('\n');
    const check = async (changed: string[]) =>
      await run(auditCommand, 'verify', await save('changed.jsonl', changed.join('\n')));
    const replaced = (index: number, change: (row: Record<string, unknown>) => object) =>
      lines.with(index, JSON.stringify({ ...JSON.parse(lines[index]!), ...change(JSON.parse(lines[index]!)) }));
    for (const change of [
      { action: 'innocent.act' },
      { createdAt: '2020-01-01T00:00:00.000000Z' },
      { ip: '198.51.100.1' },
      { details: { n: 1e6 } },
      { severity: 'Error' },
      { actorId: randomUUID() },
      { sequence: 10_000 },
    ])
      expect(await check(replaced(5, () => change)), JSON.stringify(change)).toContain('line 6');
    expect(
      await check(replaced(5, () => ({ unverified: { email: 'x', user: '', description: '', vendorId: '' } }))),
    ).toContain(': ok');
    expect(await check(lines.toSpliced(5, 1))).toContain('1 gaps');
    expect(await check(lines.toSpliced(5, 0, lines[4]!))).toContain('not in the order');
    expect(await check([...lines.slice(0, 5), 'nonsense', ...lines.slice(5)])).toContain('line 6: not JSON');
    expect(await check([])).toContain('no rows');
    expect(await check(replaced(5, () => ({ hash: 'f'.repeat(64) })))).toContain('failed: The file does not verify.');
  });

  it('compares two exports: one history has the same hashes', async () => {
    const one = await save('one.jsonl', await exportLog());
    await write(2);
    const text = await exportLog();
    expect(await run(auditCommand, 'verify', one, await save('two.jsonl', text))).toMatch(
      /rows are in both files, with the same hashes/,
    );
    const forged = text.trimEnd().split('\n');
    const row = JSON.parse(forged[3]!) as Record<string, unknown>;
    const said = await run(
      auditCommand,
      'verify',
      one,
      await save('three.jsonl', forged.with(3, JSON.stringify({ ...row, hash: 'a'.repeat(64) })).join('\n')),
    );
    expect(said).toContain('Different hashes at the numbers 4.');
    expect(said).toContain('failed: ');
  });
});

describe('npm run audit -- list', () => {
  it('prints the newest rows of a tenant, as JSON too', async () => {
    await write(3, 'planner.listed');
    const lines = linesOf(await run(auditCommand, 'list', '--tenant', acme, '--json', '--limit', '3'));
    expect(lines.map(({ action }) => action)).toEqual(Array.from({ length: 3 }, () => 'planner.listed'));
    expect(await run(auditCommand, 'list', '--tenant', acme, '--limit', '1')).toMatch(
      /Info {2}planner\.listed {2}- {2}203\.0\.113\.7$/,
    );
  });

  it.each([
    [['list'], 'Unknown command'],
    [['list', '--tenant', acme, '--limit', '0'], '--limit'],
    [['verify'], 'Unknown command'],
    [['verify', 'missing.jsonl'], 'cannot be read'],
    [['toString'], 'Unknown command'],
    [['list', '--colour'], 'Unknown argument'],
  ])('refuses %j', async (argv, message) => {
    expect(await run(auditCommand, ...argv)).toContain(message);
  });
});

describe('npm run audit -- erase', () => {
  it('erases a user whose account is deleted, and the logs verify', async () => {
    const gone = randomUUID();
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, actor_id, ip, trace_id, reported) values ($1, now(), 'planner.saved', 'Info', $2, '203.0.113.1', 't', true)`,
      [acme, gone],
    );
    expect(await run(auditCommand, 'erase', gone)).toBe(`Erased ${gone} from 1 rows.`);
    expect(await server.rows('select ip from audits where actor_id = $1', [gone])).toEqual([{ ip: null }]);
    expect(await run(verifyAuditsCommand)).toContain(`${acme}: ok`);
    expect(await run(auditCommand, 'verify', await save('erased.jsonl', await exportLog()))).toContain(
      '1 rows with erased personal fields, 0 of them without',
    );
    expect(await run(auditCommand, 'erase', admin.id)).toContain('still has an account');
    expect(await run(auditCommand, 'erase', 'nobody')).toContain('not the ID of a user');
  });
});

describe('npm run verify-audits', () => {
  it('verifies every log beside a running server, and fails for a broken one', async () => {
    const said = await run(verifyAuditsCommand);
    expect(said).toMatch(new RegExp(`${acme}: ok, \\d+ rows`));
    expect(said).not.toContain('failed');
    const [row] = await server.rows<{ id: number }>(`select max(id) as id from audits where tenant_id = $1`, [acme]);
    await server.rows(`delete from audits where id = $1`, [row!.id]);
    const broken = await run(verifyAuditsCommand);
    expect(broken).toContain(`${acme}: broken at row ${row!.id} (row-deleted)`);
    expect(broken).toContain(`failed: The chain of an audit log is broken: ${acme}.`);
  });
});
