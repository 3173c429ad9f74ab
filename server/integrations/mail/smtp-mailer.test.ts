import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer.ts';

const mail = { id: '1', to: 'mika@acme.example', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const timeouts = { greeting: 100, answer: 100, mail: 300, rest: 60_000 };
let server: Server;
let connections: Socket[];

/** A mail server with the given behavior on each connection. */
async function listen(greet: (socket: Socket) => void): Promise<string> {
  connections = [];
  server = createServer((socket) => {
    connections.push(socket.on('error', () => undefined));
    greet(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

afterEach(() => {
  for (const socket of connections) socket.destroy();
  server.close();
});

const mailerTo = (address: string, rest = timeouts.rest) =>
  createSmtpMailer(address, 'Portico <no-reply@id.example>', { ...timeouts, rest });

it('gives up on a mail server that accepts and then is silent, and sends it no emails for a while', async () => {
  const mailer = mailerTo(await listen(() => undefined));
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(mailer.send(mail)).rejects.toThrow('did not answer a moment ago');
  expect(connections).toHaveLength(1);
});

it('gives up on one that sends a little now and then, and never finishes', async () => {
  const mailer = mailerTo(
    await listen((socket) => {
      const talking = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(talking));
    }),
  );
  await expect(mailer.send(mail)).rejects.toThrow(/took too long|Greeting never received/);
});

it('retries once the pause is over, and does not pause after a mere refusal', async () => {
  const silent = mailerTo(await listen(() => undefined), 0);
  await expect(silent.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(silent.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  expect(connections).toHaveLength(2);
  server.close();
  const refusing = mailerTo(await listen((socket) => socket.end('554 no\r\n')));
  for (const _ of [1, 2]) await expect(refusing.send(mail)).rejects.toThrow('Invalid greeting');
  expect(connections).toHaveLength(2);
});
