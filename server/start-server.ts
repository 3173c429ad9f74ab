/** Assembles a server from configuration: database, keys, environment, application, and in development the demo. */
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp, type App } from './app.ts';
import { anonymousContext, ownMetadata } from './context.ts';
import type { AppOptions } from './create-services.ts';
import { openDatabase, type Database } from './db/database.ts';
import { databaseClock } from './db/database-clock.ts';
import { migrateToLatest } from './db/migrate.ts';
import { isOnlyServer } from './db/only-server.ts';
import { startDevelopment, type Development } from './development/development.ts';
import { createEnvironment } from './environment.ts';
import { createSmtpMailer } from './integrations/mail/smtp-mailer.ts';
import { createHttpSmsSender } from './integrations/sms/http-sms-sender.ts';
import type { Clock } from './lib/clock.ts';
import { openLog } from './lib/log.ts';
import { StartError } from './lib/start-error.ts';
import { createSecretKeys, systemRandom } from './lib/secrets.ts';
import { claimDataFolder } from './db/claim-data-folder.ts';
import { connectDatabase } from './db/connect-database.ts';
import { loadConfig, type Settings } from './config/load-config.ts';
import { readMasterKeys } from './master-key.ts';
import { openRootKey } from './use-cases/installation/root-key.ts';
import { printSetUpLink } from './use-cases/installation/set-up-link.ts';
import { warnDisallowedFactors } from './use-cases/mfa/warn-disallowed-factors.ts';
import { syncConfiguration } from './use-cases/installation/sync-configuration.ts';

export interface StartOptions {
  argv: string[];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Prints to the terminal. */
  print: (text: string) => void;
  /** The system's unless a test controls it. */
  clock?: Clock;
  onAnswer?: AppOptions['onAnswer'];
  /** Folder of the built bundles; `dist` by default. */
  distFolder?: string;
  /** Origins that pages of the planning demo may call besides ours. */
  demoConnects?: string[];
  /** Limits the demo tenants to the users of `demo.json`, for tools that fill them. */
  sparseDemo?: boolean | undefined;
  /** Extends the application before it listens: used by development tools. */
  extend?: (app: App) => void;
}

export interface RunningServer {
  config: Settings;
  app: App;
  development: Development | undefined;
  close(): Promise<void>;
}

const builtFolder = path.resolve(import.meta.dirname, '../dist');

/** @throws StartError with a remedy, for everything that an operator can fix */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const config = await loadConfig(options.argv, options.env, options.cwd);
  const { log, lost } = openLog({ level: config.log.level ?? 'info', readable: config.mode === 'development' });
  const closers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    if (closers.length > 0) log.info('stopping');
    for (const closer of closers.splice(0).reverse()) await closer();
    log.info('stopped');
  };
  try {
    return await assemble(options, { config, log, lostLogLines: lost, closers, close });
  } catch (error) {
    await close();
    throw error;
  }
}

interface Assembly {
  config: Settings;
  log: Logger;
  lostLogLines: () => number;
  /** Run in reverse when the server stops, or fails to start. */
  closers: (() => Promise<void>)[];
  close: () => Promise<void>;
}

async function assemble(
  options: StartOptions,
  { config, log, lostLogLines, closers, close }: Assembly,
): Promise<RunningServer> {
  const { distFolder = builtFolder } = options;
  const { connectionString, embedded, stop } = await connectDatabase(config, log);
  closers.push(stop);
  if (embedded) closers.push(await claimDataFolder(connectionString, config));
  await migrateToLatest(connectionString);
  const alone = embedded || (await isOnlyServer(connectionString));
  const masterKeys = await readMasterKeys(config, embedded);
  const db = openWatched(connectionString, config, log);
  closers.push(() => db.close());
  const clock = options.clock ?? databaseClock(db);
  const rootKey = await openRootKey(db, masterKeys, systemRandom);
  const secrets = createSecretKeys(rootKey, systemRandom);
  const vendorId = await syncConfiguration({ db, config, random: systemRandom, now: clock() });
  await warnDisallowedFactors(db, config.mfa.strategies, log);
  const development =
    config.mode === 'development'
      ? await startDevelopment({
          config,
          db,
          secrets,
          random: systemRandom,
          clock,
          distFolder,
          demoConnects: options.demoConnects,
          sparseDemo: options.sparseDemo,
        })
      : undefined;
  const app = await createApp({
    config,
    environment: createEnvironment({
      vendorId,
      baseUrl: config.baseUrl,
      clients: [...(development?.clients ?? []), ...config.clients],
      vendorCredentials: [...(development?.vendorCredentials ?? []), ...config.vendor.apiKeys],
    }),
    db,
    rootKey,
    clock,
    statementClock: options.clock,
    alone,
    random: systemRandom,
    mailer: config.mail.smtp ? createSmtpMailer(config.mail.smtp, config.mail.from) : development!.mailer,
    sms: config.sms.provider
      ? createHttpSmsSender({
          ...config.sms,
          account: config.sms.account ?? '',
          secret: config.sms.secret!,
          provider: config.sms.provider,
          clock,
        })
      : development?.sms,
    log,
    lostLogLines,
    distFolder,
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  });
  closers.push(() => app.close());
  development?.registerRoutes(app);
  options.extend?.(app);
  // Ensures that a server which reports ready publishes a key.
  await app.services.keys.current();
  await listen(app, config);
  if (development) closers.push(await development.serve());
  if (development) options.print(development.summary());
  log.info({ mode: config.mode, baseUrl: config.baseUrl }, `Portico is listening at ${config.baseUrl}`);
  if (config.mode === 'production')
    await printSetUpLink(anonymousContext(app.services, ownMetadata('start')), (text) =>
      log.info(text.trim().replaceAll(/\s+/g, ' ')),
    );
  return { config, app, development, close };
}

function openWatched(connectionString: string, config: Settings, log: Logger): Database {
  return openDatabase({
    connectionString,
    ...config.database,
    onError: (error) => log.warn({ reason: error.message }, 'database connection lost'),
    onRecovery: () => log.info('database connection restored'),
  });
}

async function listen(app: App, config: Settings): Promise<void> {
  try {
    await app.http.listen({ port: config.port, host: config.host });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${config.port} is already in use.`,
        'Stop the program that uses it, or choose another port: npm start -- --port N',
        { cause: error },
      );
    if (code === 'EACCES')
      throw new StartError(
        `This account isn’t allowed to use port ${config.port}.`,
        'Choose a port above 1023: npm start -- --port N',
        { cause: error },
      );
    throw error;
  }
}
