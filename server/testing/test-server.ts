/** The real application on its own database: real HTTP, a clock that tests move, a mailbox, a log in memory. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import { afterAll, afterEach, expect } from 'vitest';
import { createApp, type App } from '#server/app.ts';
import { Config } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createEnvironment } from '#server/environment.ts';
import { sha256, systemRandom, type RandomBytes } from '#server/lib/secrets.ts';
import type { Settings } from '#server/config/load-config.ts';
import type { Services } from '#server/services.ts';
import { syncConfiguration } from '#server/use-cases/installation/sync-configuration.ts';
import { createBrowser, type Browser } from './browser.ts';
import { createContractCheck } from './contract-check.ts';
import { eventViolations } from './event-check.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { captureLog } from './log-capture.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { rememberServer } from './open-servers.ts';
import { createPhonebox, type Phonebox } from './phonebox.ts';
import { createUsers, type People } from './users.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

export const publicClient = {
  id: 'a1b2c3d4-0000-4000-8000-planner',
  name: 'Planner',
  redirectUris: ['http://app.test/oauth/callback', 'http://app.test/other?kept=1'],
  postLogoutRedirectUris: ['http://app.test/bye'],
  origins: ['http://app.test'],
  applicationUrl: 'http://app.test/home',
};
export const clientSecret = 'a secret only the back end knows';
export const confidentialClient = {
  id: 'confidential-client',
  name: 'Reports',
  redirectUris: ['http://reports.test/callback'],
  postLogoutRedirectUris: ['http://reports.test/bye'],
  origins: ['http://reports.test'],
  secretHash: sha256(clientSecret).toString('hex'),
};
export const vendorKey = { clientId: 'vendor-key', secret: 'the vendor keeps this to itself' };

export interface TestServerOptions {
  /** Overrides the configuration of tests, section by section. */
  config?: Record<string, unknown>;
  /** Instead of a separate database: two servers share one. */
  database?: TestDatabase;
  masterKey?: Buffer;
  clock?: FakeClock;
  random?: RandomBytes;
  mailbox?: Mailbox;
  /** Returns the server's connection string, for example through a proxy. */
  through?: (connectionString: string) => Promise<string>;
  /**
   * Seals the audit logs every second, as in production. Else a test seals with `app.sealer.seal()`: what a round writes
   * comes at no time of its own.
   */
  sealsByItself?: boolean;
  /**
   * Enqueues regular jobs in each new hour of the clock, as in production. Else a test enqueues those that it wants: a clock
   * that is a year ahead for a moment lets a sweep delete the sessions of the whole file.
   */
  plansRegularJobs?: boolean;
}

export interface TestServer {
  app: App;
  services: Services;
  baseUrl: string;
  clock: FakeClock;
  mailbox: Mailbox;
  phonebox: Phonebox;
  people: People;
  database: TestDatabase;
  masterKey: Buffer;
  /** A browser without cookies. */
  browser(): Browser;
  /** One statement in the system scope. */
  rows<R extends pg.QueryResultRow = Record<string, unknown>>(text: string, values?: unknown[]): Promise<R[]>;
  /** Processes the outbox until no due rows are left. */
  settle(): Promise<void>;
  /** Ends all work that no request causes: its statements would be counted, its rows compared. */
  stopBackgroundWork(): Promise<void>;
  logText(): string;
  takeViolations(): string[];
  close(): Promise<void>;
}

const distFolder = path.resolve(import.meta.dirname, '../../dist');
/** High enough not to affect unrelated tests. */
const roomyLimit = { points: 100_000, per: 60 };
const roomyLimits = Object.fromEntries(
  [
    'login',
    'loginAccount',
    'signUp',
    'mail',
    'link',
    'token',
    'vendor',
    'code',
    'codeAccount',
    'codeSend',
    'codeSendAddress',
    'waiting',
    'noScript',
    'noScriptAll',
    'picture',
    'page',
    'portalPage',
    'authorize',
    'card',
    'bulk',
    'ssoMetadata',
  ].map((name) => [name, roomyLimit]),
);

/**
 * A server for all tests of a file, stopped after them; a test fails if an answer violated the contract, and the file
 * fails if an event is not in the list of events.
 */
export async function useTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  afterEach(() => expect(server.takeViolations()).toEqual([]));
  afterAll(async () => {
    const violations = await eventViolations(server);
    await server.close();
    expect(violations).toEqual([]);
  });
  return server;
}

export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const port = await freePort();
  const config = testConfig(port, { ...(options.through ? {} : patient), ...options.config });
  const database = options.database ?? (await createTestDatabase());
  const { connectionString } = database;
  const db = openDatabase({
    connectionString: (await options.through?.(connectionString)) ?? connectionString,
    ...config.database,
    onError: () => undefined,
  });
  const looking = new pg.Pool({ connectionString, max: 2, options: systemConnection });
  // the database is removed before the last of its connections has closed
  looking.on('error', () => undefined);
  const [clock, mailbox, captured, check] = [
    options.clock ?? createFakeClock(),
    options.mailbox ?? createMailbox(),
    captureLog(),
    createContractCheck(),
  ];
  const phonebox = createPhonebox();
  const masterKey = options.masterKey ?? randomBytes(32);
  const vendorId = await syncConfiguration({ db, config, random: systemRandom, now: clock.read() });
  const app = await createApp({
    config,
    environment: createEnvironment({
      vendorId,
      baseUrl: config.baseUrl,
      clients: config.clients,
      vendorCredentials: config.vendor.apiKeys,
    }),
    db,
    rootKey: masterKey,
    clock: clock.read,
    statementClock: clock.read,
    random: options.random ?? systemRandom,
    mailer: mailbox,
    sms: phonebox,
    // a test of the queue of hashes needs some that take their time
    passwordCost: Object.hasOwn(options.config?.['passwords'] ?? {}, 'hashQueue') ? undefined : cheapest,
    sealEvery: options.sealsByItself ? undefined : null,
    plansRegularJobs: options.plansRegularJobs ?? false,
    log: captured.log,
    distFolder,
    onAnswer: check.onAnswer,
  });
  const rows: TestServer['rows'] = async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
    (await looking.query<R>(text, values)).rows;
  await app.http.listen({ port, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}`;
  const close = async () => {
    forget();
    await app.close();
    await Promise.all([db.close(), looking.end()]);
    if (!options.database) await database.drop();
  };
  const forget = rememberServer(close);
  return {
    app,
    services: app.services,
    baseUrl: config.baseUrl,
    clock,
    mailbox,
    phonebox,
    // a second server on a database finds existing users
    people: options.database
      ? (undefined as unknown as People)
      : await createUsers({ db, hasher: app.services.hasher, clock: clock.read }),
    database,
    masterKey,
    browser: () => createBrowser(address, config.baseUrl),
    rows,
    settle: () => settle(app, rows, clock),
    async stopBackgroundWork() {
      await Promise.all(
        [app.jobs, app.events, app.auditStreams, app.webhooks, app.sealer].map((runner) => runner.stop()),
      );
    },
    logText: captured.text,
    takeViolations: check.takeViolations,
    close,
  };
}

/** One of production takes 15 ms of a core, and a run of the tests computes thousands. */
const cheapest = { memoryCost: 8, timeCost: 1 };
/** The default: a tenant's share of the connections is a part of it. */
const poolSize = 16;
/** A busy machine may keep a statement waiting for longer than a server's users would; tests of faults keep the default. */
const patient = { database: { poolSize, acquireTimeout: 60_000, statementTimeout: 60_000 } };

function testConfig(port: number, overrides: Record<string, unknown> = {}): Settings {
  const { limits, ...rest } = overrides;
  const config = Config.parse({
    clients: [publicClient, confidentialClient],
    vendor: {
      name: 'Waypoint',
      apiKeys: [{ clientId: vendorKey.clientId, secretHash: sha256(vendorKey.secret).toString('hex') }],
    },
    database: { poolSize },
    limits: { ...roomyLimits, ...(limits as object | undefined) },
    ...rest,
  });
  return { ...config, baseUrl: config.baseUrl ?? `http://localhost:${port}`, dataDir: '/nowhere' };
}

/** The configuration contains the port before the server listens on it. */
async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function settle(app: App, rows: TestServer['rows'], clock: FakeClock): Promise<void> {
  const due =
    'select id from jobs where done_at is null and failed_at is null and run_at <= $1 and (locked_until is null or locked_until <= $1) limit 1';
  for (let rounds = 0; rounds < 100; rounds += 1) {
    await app.jobs.drain();
    if ((await rows(due, [clock.read()])).length === 0) return;
  }
  throw new Error('the outbox does not come to an end');
}
