import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import { createAuthority } from '#server/testing/certificates.ts';
import { freePortPair, type DemoFile } from '#server/testing/start-server.ts';
import { startHttpReceiver } from '#server/testing/stream-receivers.ts';
import { pause } from './support/pause.ts';
import { endAllProcesses, killTree, startProcess } from './support/server-process.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'portico-streams-'));
const authority = createAuthority();
// it stops after all tests only if it is started outside of them
const receiver = await startHttpReceiver(authority.issue());
afterAll(async () => {
  await endAllProcesses();
  await rm(dataDir, { recursive: true, force: true });
});

interface Sent {
  action: string;
  sequence: number;
  details: { n?: number };
}

/** It starts two servers, each with its own database engine. */

test('a server that is killed between sending an event and its answer sends it again: no gap, and the same ID', async () => {
  const port = await freePortPair();
  const config = { outgoing: { allow: [`127.0.0.1:${receiver.port}`] } };
  const start = async () => {
    const server = await startProcess({ dataDir, port, config });
    await server.says(/Portico is running/);
    return server;
  };
  const first = await start();
  const demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
  const call = async <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> => {
    const answer = await fetch(`${demo.baseUrl}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const text = await answer.text();
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const [{ email, password }] = demo.users as [DemoFile['users'][number]];
  const { accessToken, tenantId } = await call<{ accessToken: string; tenantId: string }>(
    '/identity/resources/auth/v1/user',
    { email, password },
  );
  await call<AuditStream>(
    '/audits/resources/streams/v1',
    {
      type: 'https',
      url: `https://127.0.0.1:${receiver.port}/`,
      secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      certificateAuthority: authority.cert,
    },
    { authorization: `Bearer ${accessToken}` },
  );
  const vendor = await call<{ token: string }>('/auth/vendor', {
    clientId: demo.vendor.clientId,
    secret: demo.vendor.apiKey,
  });
  const happen = (n: number) =>
    call('/audits', { tenantId, action: 'Shipment booked', n }, { 'x-access-token': vendor.token });
  const sent = () => receiver.received.map(({ body }) => JSON.parse(body) as Sent);
  const until = async (condition: () => boolean) => {
    for (const end = Date.now() + scaledTimeout(60_000); !condition(); await pause(20))
      if (Date.now() > end) throw new Error(`not in time:\n${first.output()}`);
  };

  // the answer to the third event never comes
  receiver.answer = ({ body }) =>
    (JSON.parse(body) as Sent).details.n === 3 ? new Promise<number>(() => undefined) : 200;
  for (let n = 1; n <= 10; n += 1) await happen(n);
  await until(() => sent().some(({ details }) => details.n === 3));
  await killTree(first.pid);
  await first.ended();
  receiver.answer = () => 200;
  await start();
  await until(() => sent().some(({ details }) => details.n === 10));

  const numbers = sent().flatMap(({ details }) => details.n ?? []);
  expect([...new Set(numbers)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const thirds = receiver.received.filter(({ body }) => (JSON.parse(body) as Sent).details.n === 3);
  expect(thirds.length).toBe(2);
  expect(new Set(thirds.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  // those after the kill are in order, whatever was repeated
  const sequences = [...new Set(sent().map(({ sequence }) => sequence))];
  expect(sequences).toEqual(sequences.map((_each, index) => sequences[0]! + index));
});
