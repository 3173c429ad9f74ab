import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { endAllProcesses, killTree, startProcess } from './support/server-process.ts';

afterAll(endAllProcesses);

interface Delivered {
  id: string;
  type: string;
  data: { clientId?: string };
}

test('kill -9 in the middle loses no event of a change that was answered', async () => {
  // of this try alone: one that failed has left its server behind
  const folder = await mkdtemp(join(tmpdir(), 'portico-events-'));
  onTestFinished(async () => {
    await endAllProcesses();
    await rm(folder, { recursive: true, force: true });
  });
  const delivered: Delivered[] = [];
  let recovered = false;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const message = JSON.parse(body) as Delivered;
      // before the end some deliveries are accepted and others fail
      const accepted = recovered || Number(message.data.clientId?.split('-')[1]) % 2 === 1;
      if (accepted) delivered.push(message);
      response.writeHead(accepted ? 200 : 503).end();
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  onTestFinished(() => {
    receiver.closeAllConnections();
    receiver.close();
  });
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const port = await freePortPair();
  const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
  const config = {
    events: {
      endpoints: [
        { key: 'back-end', url: `http://127.0.0.1:${receiverPort}/`, secret, privateNetwork: true, keys: ['vendor.*'] },
      ],
    },
    limits: { vendor: { points: 1000 } },
  };
  const start = async () => {
    const server = await startProcess({ dataDir: join(folder, 'data'), port, config });
    await server.says(/Portico is running/);
    return server;
  };

  const first = await start();
  const answered: string[] = [];
  const change = async (number: number): Promise<void> => {
    const clientId = `nobody-${number}`;
    const answer = await fetch(`http://localhost:${port}/auth/vendor`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId, secret: 'wrong' }),
    });
    if (answer.status === 401) answered.push(clientId);
  };
  let number = 0;
  const busy = Promise.allSettled(
    Array.from({ length: 4 }, async () => {
      while (number < 2000) await change((number += 1));
    }),
  );
  await expect
    .poll(() => (answered.length > 60 && delivered.length > 5 ? 'in the middle' : 'too early'))
    .toBe('in the middle');
  await killTree(first.pid);
  await busy;
  expect(answered.length).toBeLessThan(2000);

  recovered = true;
  await start();
  const missing = () => answered.filter((clientId) => !delivered.some(({ data }) => data.clientId === clientId));
  await expect.poll(missing, { timeout: scaledTimeout(60_000), interval: 500 }).toEqual([]);
  // events delivered twice have the same ID
  const ids = new Map(delivered.map(({ id, data }) => [id, data.clientId]));
  expect(new Set(ids.values()).size).toBe(ids.size);
});
