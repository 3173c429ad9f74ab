import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { createCookieJar } from './support/cookie-jar.ts';
import { startMailSink } from './support/mail-sink.ts';
import { endAllProcesses, startProcess, type ServerProcess } from './support/server-process.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-mail-'));
});

afterAll(async () => {
  await endAllProcesses();
  await rm(folder, { recursive: true, force: true });
});

/** Listens like a mail server, and never answers. */
async function startSilentServer(port: number) {
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    resolve();
  }).listen(port, 'localhost');
  await once(server, 'listening');
  return {
    connected,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

test('while the mail server is unavailable sign-up answers as usual; the email is sent once when it is back', async () => {
  const [port, mailPort] = [await freePortPair(), await freePortPair()];
  const server = await startProcess({
    dataDir: join(folder, 'outage'),
    port,
    env: { PORTICO_SMTP_URL: `smtp://localhost:${mailPort}` },
  });
  await server.says(/Portico is running/);
  const email = newAddress();
  // accepts connections, and says nothing until sign-up has answered
  const silent = await startSilentServer(mailPort);
  const answer = await fetch(`http://localhost:${port}/identity/resources/users/v1/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, name: 'Rosalind Vega', companyName: 'Harbour', password: newPassword() }),
  });
  expect(answer.status).toBe(200);
  await silent.connected;
  await silent.close();
  await server.says(/job failed/);

  const sink = await startMailSink(mailPort);
  await expect.poll(() => sink.messages.length, { timeout: scaledTimeout(30_000) }).toBe(1);
  expect(sink.messages[0]).toContain(email);
  // Longer than the pause before the next try.
  await server.says(/Portico is running/);
  await new Promise((resolve) => setTimeout(resolve, 6_000));
  expect(sink.messages.length).toBe(1);
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  await sink.close();
});

test('a production server sets up its first admin through a link that is printed, and works once', async () => {
  const [port, mailPort] = [await freePortPair(), await freePortPair()];
  const sink = await startMailSink(mailPort);
  const start = (): Promise<ServerProcess> =>
    startProcess({
      dataDir: join(folder, 'production'),
      port,
      config: {
        mode: 'production',
        baseUrl: 'https://login.harbour.example',
        setUp: { email: 'captain@harbour.example' },
        clients: [{ id: 'harbour', name: 'Harbour', redirectUris: ['https://harbour.example/oauth/callback'] }],
      },
      env: { PORTICO_SMTP_URL: `smtp://localhost:${mailPort}` },
    });
  const server = await start();
  await server.says(/Set up the first admin \(captain@harbour\.example\)/);
  await server.says(/https:\/\/login\.harbour\.example\/account\/activate\?[^\s"]+/);
  const link = /https:\/\/login\.harbour\.example(\/account\/activate\?[^\s"]+)/.exec(server.output())![1]!;
  const behind = (path: string) => `http://localhost:${port}${path}`;
  expect((await fetch(behind('/development/inbox'))).status).toBe(404);
  await expect(readFile(join(folder, 'production', 'demo.json'))).rejects.toThrow('ENOENT');

  const jar = createCookieJar();
  const page = await (await jar.fetch(behind(link))).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(page)![1]!;
  const password = newPassword();
  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams({ formToken, step: 'activatingForm', ...fields }),
  });
  const weak = await jar.fetch(behind(link), form({ password: 'password123' }));
  const refusedPage = await weak.text();
  expect(refusedPage).toContain('too common');
  expect((await jar.fetch(behind(link), form({ password }))).status).toBe(303);
  expect((await jar.fetch(behind(link), form({ password }))).status).toBeGreaterThanOrEqual(400);

  const signIn = await fetch(behind('/identity/resources/auth/v1/user'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'captain@harbour.example', password }),
  });
  expect(signIn.status).toBe(200);
  for (const cookie of signIn.headers.getSetCookie()) expect(cookie).toMatch(/HttpOnly; Secure/i);

  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
  const again = await start();
  await again.says(/Portico is listening at https:\/\/login\.harbour\.example/);
  again.signal('SIGTERM');
  expect(await again.ended()).toBe(0);
  expect(again.output()).not.toContain('Set up the first admin');
  await sink.close();
});
