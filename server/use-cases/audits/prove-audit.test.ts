/** The proof of one event: what the server hands out is verified without it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { AuditProof } from '#shared/contract/audits/audits.ts';
import { genesisHash, isAsSealed } from '#server/lib/audit-chain.ts';
import { verifyFile } from '#server/cli/verify-file.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { rowOfLine } from '#server/views/audit-proof.ts';

const server = await useTestServer();
const { acme, globex, admin, member, stranger } = server.people;
const ada = await callerFor(server, admin);
const ask = (id: number | string, caller = ada) =>
  caller.browser.get(`/audits/resources/proofs/v1/${id}`, caller.headers);
const prove = async (id: number) => (await ask(id)).json<AuditProof>();

/** Rows of Acme's log, the IDs in order. */
async function write(rows: number): Promise<number[]> {
  const written = await server.rows<{ id: number }>(
    `insert into audits (tenant_id, at, action, severity, trace_id, ip, user_agent, details, reported)
     select $1, now(), 'planner.saved', 'Info', 't', '203.0.113.7', 'Firefox', jsonb_build_object('é "n"', n, 'a', null, 'b', 1.50), true
     from generate_series(1, $2::int) n returning id`,
    [acme, rows],
  );
  return written.map(({ id }) => id);
}

it('7 is the event with its neighbors, sealed at once, as a file that verifies offline', async () => {
  const [first, second, third] = await write(4);
  const { event, previous, file } = await prove(second!);
  expect(file.map(({ _id }) => _id)).toEqual([first, second, third].map(String));
  expect(event).toEqual(file[1]);
  expect(previous).toEqual({ sequence: event.sequence - 1, hash: file[0]!.hash });
  expect(isAsSealed(rowOfLine(event))).toBe(true);
  const folder = await mkdtemp(join(tmpdir(), 'portico-proof-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'proof.jsonl');
  const save = (lines: readonly unknown[]) =>
    writeFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await save(file);
  expect(await verifyFile(path)).toMatchObject({ rows: 3, gaps: 0, faults: [] });
  await save([file[0], { ...event, severity: 'High' }, file[2]]);
  expect((await verifyFile(path)).faults).toHaveLength(1);
});

it('7 knows what the first event follows: nothing, or the checkpoint of deleted ones', async () => {
  await write(1);
  const [row] = await server.rows<{ audit_id: number }>(
    `select audit_id from audit_seals where tenant_id = $1 and seq = 1`,
    [acme],
  );
  expect((await prove(row!.audit_id)).previous).toEqual({ sequence: 0, hash: genesisHash });
});

it('7 names the predecessor that was deleted behind the product’s back', async () => {
  const [first, second] = await write(2);
  const before = await prove(second!);
  await server.rows('delete from audits where id = $1', [first]);
  const after = await prove(second!);
  expect([after.previous, after.file.map(({ _id }) => _id)]).toEqual([before.previous, [String(second)]]);
  await server.rows('delete from audit_seals where audit_id = $1', [first]);
  expect((await prove(second!)).previous.sequence).toBe(before.previous.sequence - 1);
});

it('V8.4.1 is of the own log, for who may read it', async () => {
  const [own] = await write(1);
  const sol = await callerFor(server, stranger, globex);
  const ben = await callerFor(server, member);
  expect([(await ask(own!)).status, (await ask(own!, sol)).status, (await ask(own!, ben)).status]).toEqual([
    200, 404, 403,
  ]);
  for (const id of ['0', '-1', 'x', '1e3', '9'.repeat(20), '9'.repeat(15), '%00'])
    expect((await ask(id)).status, id).toBe(404);
});
