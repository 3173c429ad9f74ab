import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { countOpenServers, rememberServer } from '#server/testing/open-servers.ts';
import { collectTraces, findLeftovers } from './process-traces.ts';

let database: Server;
let port: number;

beforeAll(async () => {
  database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  port = (database.address() as AddressInfo).port;
});

afterAll(() => database.close());

/** What is found while something is left behind; nothing is, once it has been undone. */
async function leftBy(leave: () => (() => unknown) | Promise<() => unknown>): Promise<string[]> {
  const before = collectTraces(port);
  const undo = await leave();
  const found = findLeftovers(before, collectTraces(port));
  await undo();
  await expect.poll(() => findLeftovers(before, collectTraces(port))).toEqual([]);
  return found;
}

it('finds nothing where nothing is left', () => {
  expect(findLeftovers(collectTraces(port), collectTraces(port))).toEqual([]);
});

it('finds variables: new ones, others, lost ones', async () => {
  process.env['PORTICO_TRACE'] = 'kept';
  onTestFinished(() => void delete process.env['PORTICO_TRACE']);
  const change = (value?: string) => () => {
    if (value === undefined) delete process.env['PORTICO_TRACE'];
    else process.env['PORTICO_TRACE'] = value;
    return () => (process.env['PORTICO_TRACE'] = 'kept');
  };
  expect(await leftBy(change('other'))).toEqual(['variable PORTICO_TRACE is not what it was']);
  expect(await leftBy(change())).toEqual(['variable PORTICO_TRACE is not what it was']);
});

it('finds the working directory and the umask', async () => {
  const [folder, mask] = [process.cwd(), process.umask()];
  expect(await leftBy(() => (process.chdir('/'), () => process.chdir(folder)))).toEqual([
    'working directory is not what it was',
  ]);
  expect(await leftBy(() => (process.umask(mask ^ 0o077), () => process.umask(mask)))).toEqual([
    'umask is not what it was',
  ]);
});

it('finds listeners, globals and replaced built-ins', async () => {
  const listen = () => undefined;
  expect(await leftBy(() => (process.on('SIGUSR2', listen), () => process.off('SIGUSR2', listen)))).toEqual([
    'number of listeners for SIGUSR2 is not what it was',
  ]);
  const scope = globalThis as Record<string, unknown>;
  expect(await leftBy(() => ((scope['trace'] = 1), () => delete scope['trace']))).toEqual([
    'global trace is not what it was',
  ]);
  const { now } = Date;
  expect(await leftBy(() => ((Date.now = () => 7), () => (Date.now = now)))).toEqual(['Date.now is not what it was']);
});

it('finds servers that listen, and connections to the database', async () => {
  const listening = await leftBy(async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return () => server.close();
  });
  expect(listening).toEqual(['a server is open']);
  const connected = await leftBy(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return () => socket.destroy();
  });
  expect(connected).toEqual(['a connection to the database is open']);
});

it('finds test servers that run', async () => {
  const left = await leftBy(() => rememberServer(async () => undefined));
  expect(left).toEqual(['number of test servers is not what it was']);
  expect(countOpenServers()).toBe(0);
});
