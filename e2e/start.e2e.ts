import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair, runServer, type DemoFile } from '#server/testing/start-server.ts';
import { createCookieJar, type CookieJar } from './support/cookie-jar.ts';
import { createInbox } from './support/inbox.ts';
import { newAddress } from './support/start-portico.ts';
import { pause } from './support/pause.ts';
import {
  endAllProcesses,
  isRunning,
  killTree,
  postgresPid,
  startProcess,
  type ServerProcess,
} from './support/server-process.ts';

let parent: string;
let dataDir: string;
let port: number;
let server: ServerProcess;
let demo: DemoFile;

/** Signs up just before the crash. */
const newcomer = newAddress('newcomer');
const running = /Portico is running/;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'portico-start-'));
  // The folder above is readable by its owner only, and the path contains spaces.
  dataDir = join(parent, 'data of a person');
  port = await freePortPair();
});

afterAll(async () => {
  await endAllProcesses();
  await rm(parent, { recursive: true, force: true });
});

const start = (): Promise<ServerProcess> => startProcess({ dataDir, port });

async function stopGracefully(): Promise<void> {
  server.signal('SIGTERM');
  expect(await server.ended()).toBe(0);
}

async function post(path: string, body: unknown, using: { fetch: CookieJar['fetch'] } = { fetch }): Promise<Response> {
  return using.fetch(demo.baseUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const signIn = (jar: CookieJar, { email, password }: { email: string; password: string }) =>
  post('/identity/resources/auth/v1/user', { email, password }, jar);

/** Sends the head of a sign-in. The server has taken it when it asks for the body. */
function beginSignIn({ email, password }: DemoFile['users'][number]) {
  const body = JSON.stringify({ email, password });
  const call = request(`${demo.baseUrl}/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => resolve(answer.resume().statusCode));
  });
  call.flushHeaders();
  return { taken: once(call, 'continue'), finish: () => call.end(body), status };
}

// `npm run bench -- starts` measures how long this and the second start take
test('a fresh folder becomes a running product, and the terminal says where', async () => {
  server = await start();
  await server.says(running);
  demo = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
  for (const text of [
    demo.baseUrl,
    demo.demoUrl,
    demo.inboxUrl,
    ...demo.users.flatMap(({ email, password }) => [email, password]),
  ]) {
    expect(server.output()).toContain(text);
  }
  for (const url of [demo.baseUrl + '/readyz', demo.demoUrl, demo.inboxUrl, demo.inboxUrl + '.json'])
    expect((await fetch(url)).status, url).toBe(200);
});

test('demo.json has the form that programs rely on, and only its owner reads it', async () => {
  expect(demo).toEqual({
    baseUrl: `http://localhost:${port}`,
    demoUrl: `http://localhost:${port + 1}`,
    inboxUrl: expect.stringMatching(/^http:\/\/localhost:\d+\//) as string,
    clientId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    vendor: { clientId: expect.any(String) as string, apiKey: expect.any(String) as string },
    users: expect.any(Array) as unknown[],
  });
  const [admin, member, otherAdmin] = demo.users;
  const both = demo.users.at(-1)!;
  for (const user of demo.users) {
    expect(user).toEqual({
      email: expect.stringContaining('@') as string,
      password: expect.stringMatching(/^.{12,}$/) as string,
      tenantId: expect.any(String) as string,
      tenantName: expect.any(String) as string,
      tenantNames: expect.arrayContaining([user.tenantName]) as string[],
      roles: expect.any(Array) as string[],
      permissions: expect.any(Array) as string[],
    });
  }
  expect(admin!.roles.some((role) => role.includes('admin'))).toBe(true);
  expect(admin!.permissions).toContain('fe.*');
  expect(member).toMatchObject({ tenantId: admin!.tenantId, permissions: [] });
  expect(otherAdmin!.tenantId).not.toBe(admin!.tenantId);
  expect(both.tenantNames).toEqual([admin!.tenantName, otherAdmin!.tenantName]);
  const jar = createCookieJar();
  const { accessToken } = (await (await signIn(jar, both)).json()) as { accessToken: string };
  const me = (await (
    await fetch(`${demo.baseUrl}/identity/resources/users/v2/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).json()) as {
    tenantIds: string[];
  };
  expect(me.tenantIds.toSorted()).toEqual([admin!.tenantId, otherAdmin!.tenantId].toSorted());
  expect((await stat(join(dataDir, 'demo.json'))).mode & 0o077).toBe(0);
});

test('Acme has users in every state, groups, roles of its own, sub-accounts in two levels, tokens and a past', async () => {
  const { accessToken } = (await (await signIn(createCookieJar(), demo.users[0]!)).json()) as { accessToken: string };
  const get = async <T>(path: string): Promise<T> => {
    const answer = await fetch(demo.baseUrl + path, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(answer.status, path).toBe(200);
    return (await answer.json()) as T;
  };
  interface Listed {
    items: { isLocked: boolean; isDisabled: boolean; activatedForTenant: boolean; mfaEnrolled: boolean }[];
  }
  const { items } = await get<Listed>('/identity/resources/users/v3?_limit=100');
  const having = (property: keyof Listed['items'][number]) => items.filter((item) => item[property]).length;
  expect({
    users: items.length,
    locked: having('isLocked'),
    disabled: having('isDisabled'),
    // neither deactivated nor still invited
    active: having('activatedForTenant'),
    withMfa: having('mfaEnrolled'),
  }).toEqual({ users: 40, locked: 2, disabled: 3, active: 31, withMfa: 12 });
  const groups = await get<{ groups: { name: string }[] }>('/identity/resources/groups/v1');
  expect(groups.groups.map(({ name }) => name).sort()).toEqual(['Contractors', 'Engineering', 'Sales', 'Support']);
  const roles = await get<{ name: string; permissions: string[] }[]>('/identity/resources/roles/v1');
  for (const name of ['Auditor', 'Billing manager', 'Project lead'])
    expect(roles.find((role) => role.name === name)?.permissions, name).not.toEqual([]);
  const tree = JSON.stringify(await get('/tenants/resources/hierarchy/v1/tree'));
  for (const name of ['Acme North', 'Acme North Retail', 'Acme Iberia']) expect(tree).toContain(`"${name}"`);
  expect(await get('/identity/resources/tenants/api-tokens/v1')).toHaveLength(3);
  expect(JSON.stringify(await get('/notification'))).toContain('Rosa Jiménez');
});

test('a second server on the same folder says whose it is, ends, and harms nothing', async () => {
  const second = await startProcess({ dataDir, port: await freePortPair() });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toContain('is used by another server');
  expect(second.output()).toContain(`process ${server.pid}`);
  expect(second.output()).not.toMatch(/^\s+at /m);
  expect((await signIn(createCookieJar(), demo.users[0]!)).status).toBe(200);
});

test('kill -9 of everything loses no acknowledged write, and the user is still signed in', async () => {
  const jar = createCookieJar();
  const { accessToken } = (await (await signIn(jar, demo.users[0]!)).json()) as { accessToken: string };
  const name = `Marisol ${Date.now()}`;
  const changed = await fetch(`${demo.baseUrl}/identity/resources/users/v2/me`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ name }),
  });
  expect(changed.status).toBe(200);
  expect(
    (
      await post('/identity/resources/users/v1/signUp', {
        email: newcomer,
        name: 'Newcomer',
        companyName: 'Harbour',
        password: 'quiet-harbour-lights',
      })
    ).status,
  ).toBe(200);

  await killTree(server.pid);
  await killTree(await postgresPid(dataDir));
  await server.ended();
  server = await start();
  await server.says(running);

  expect(JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8'))).toEqual(demo);
  const silent = await post('/oauth/authorize/silent', {}, jar);
  expect(silent.status).toBe(200);
  const tokens = (await silent.json()) as { access_token?: string; accessToken?: string };
  const me = await fetch(`${demo.baseUrl}/identity/resources/users/v2/me`, {
    headers: { authorization: `Bearer ${tokens.access_token ?? tokens.accessToken}` },
  });
  expect(await me.json()).toMatchObject({ name });
});

test('when the database dies the server says 503, and heals by itself', async () => {
  await killTree(await postgresPid(dataDir));
  const seen: number[] = [];
  const deadline = Date.now() + scaledTimeout(20_000);
  while (Date.now() < deadline) {
    seen.push((await signIn(createCookieJar(), demo.users[1]!)).status);
    if (seen.at(-1) === 200) break;
    await pause(100);
  }
  expect(seen.at(-1)).toBe(200);
  expect(seen.slice(0, -1).filter((status) => status !== 503)).toEqual([]);
  expect((await fetch(`${demo.baseUrl}/healthz`)).status).toBe(200);
});

test('a second start sets up nothing, finds its data, and SIGTERM ends its database too', async () => {
  // written when a data folder is set up
  const changedAt = () =>
    Promise.all(
      ['master.key', 'postgres/cluster/PG_VERSION'].map(async (file) => (await stat(join(dataDir, file))).mtimeMs),
    );
  const before = await changedAt();
  await stopGracefully();
  server = await start();
  await server.says(running);
  // nothing is set up again
  expect(await changedAt()).toEqual(before);
  expect((await signIn(createCookieJar(), demo.users[0]!)).status).toBe(200);
  const postgres = await postgresPid(dataDir);
  await stopGracefully();
  expect(await isRunning(postgres)).toBe(false);
});

test('a sign-up that was acknowledged before the crash gets its mail, when the job that died is due again', async () => {
  const skewed = await runServer({ dataDir, port, ahead: 2 * 60_000 });
  expect((await createInbox(demo.inboxUrl).next(newcomer)).subject).toContain('Confirm your email');
  await skewed.close();
});

test('SIGTERM under load answers pending requests, and exits with 0', async () => {
  server = await start();
  await server.says(running);
  // Four for each account: parallel tries of one account count against its lock until they turn out right.
  const people = demo.users.flatMap((user) => [user, user, user, user]);
  const calls = people.map(beginSignIn);
  await Promise.all(calls.map(({ taken }) => taken));
  for (const call of calls) call.finish();
  server.signal('SIGTERM');
  const answers = await Promise.allSettled(calls.map(({ status }) => status));
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual(
    people.map(() => 200),
  );
  // Clients that keep their connections open do not keep the server.
  expect(await Promise.race([server.ended(), pause(scaledTimeout(10_000)).then(() => 'still there')])).toBe(0);
});
