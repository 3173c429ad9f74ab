/** What development adds: demo data, the inbox, the planning demo, `demo.json`. Production has none of it. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '#server/app.ts';
import type { ClientConfig } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { VendorCredential } from '#server/environment.ts';
import { readBundles } from '#server/http/bundles.ts';
import type { Mailer } from '#server/integrations/mail/mailer.ts';
import type { SmsSender } from '#server/integrations/sms/sms-sender.ts';
import { createPasswordHasher, pepperPurpose } from '#server/integrations/password-hasher.ts';
import type { Clock } from '#server/lib/clock.ts';
import { StartError } from '#server/lib/start-error.ts';
import { sha256, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import type { Settings } from '#server/config/load-config.ts';
import { ensureDemoData, type DemoData } from './demo/demo-data.ts';
import { createInboxMailer, createInboxSmsSender } from './inbox/inbox-mailer.ts';
import { inboxPath, registerInbox } from './inbox/inbox-routes.ts';
import { startPlanningDemo } from './planning-demo-server.ts';

export interface DevelopmentOptions {
  config: Settings;
  db: Database;
  secrets: SecretKeys;
  random: RandomBytes;
  clock: Clock;
  distFolder: string;
  /** Origins that pages of the planning demo may call besides ours. */
  demoConnects?: string[] | undefined;
  /** Limits the demo tenants to the users of `demo.json`. */
  sparseDemo?: boolean | undefined;
}

export interface Development {
  clients: ClientConfig[];
  vendorCredentials: VendorCredential[];
  mailer: Mailer;
  sms: SmsSender;
  registerRoutes(app: App): void;
  /** Starts the planning demo. @returns a function that stops it */
  serve(): Promise<() => Promise<void>>;
  /** Printed to the terminal. */
  summary(): string;
}

/** Additional redirect URI for a client under development, besides the demo. */
const developmentCallback = 'http://localhost:3999/callback';

export async function startDevelopment(options: DevelopmentOptions): Promise<Development> {
  const { config, db } = options;
  const hasher = createPasswordHasher(config.passwords.hashQueue, options.secrets.derive(pepperPurpose));
  const demo = await ensureDemoData({
    ...options,
    hasher,
    now: options.clock(),
    maxAttempts: config.lockout.maxAttempts,
    isSparse: options.sparseDemo ?? false,
  });
  const demoUrl = `http://localhost:${config.port + 1}`;
  const inboxUrl = config.baseUrl + inboxPath;
  await writeDemoFile(config.dataDir, { baseUrl: config.baseUrl, demoUrl, inboxUrl, ...demo });
  return {
    clients: [demoClient(demo, demoUrl), ...otherApplications(demoUrl)],
    vendorCredentials: [{ clientId: demo.vendor.clientId, secretHash: sha256(demo.vendor.apiKey).toString('hex') }],
    mailer: createInboxMailer(db, options.clock),
    sms: createInboxSmsSender(db, options.clock),
    registerRoutes: (app) => registerInbox(app.http, app.services),
    serve: () => servePlanningDemo(options, demo.clientId),
    summary: () => summary({ baseUrl: config.baseUrl, demoUrl, inboxUrl }, demo),
  };
}

function demoClient(demo: DemoData, demoUrl: string): ClientConfig {
  return {
    id: demo.clientId,
    name: 'Planning demo',
    redirectUris: [`${demoUrl}/oauth/callback`, developmentCallback],
    postLogoutRedirectUris: [`${demoUrl}/`, demoUrl],
    origins: [demoUrl, new URL(developmentCallback).origin],
    applicationUrl: `${demoUrl}/`,
  };
}

/**
 * Applications of the vendor besides the planning demo, so that lists and assignments show several. All of them open
 * the demo.
 */
function otherApplications(demoUrl: string): ClientConfig[] {
  const common = {
    redirectUris: [`${demoUrl}/oauth/callback`],
    postLogoutRedirectUris: [],
    origins: [],
    applicationUrl: `${demoUrl}/`,
  };
  return [
    {
      ...common,
      id: 'demo-timesheets',
      name: 'Timesheets',
      application: { description: 'Hours per project and week' },
    },
    {
      ...common,
      id: 'demo-expenses',
      name: 'Expenses',
      application: { description: 'Receipts and approvals', accessType: 'MANAGED_ACCESS' },
    },
  ];
}

async function servePlanningDemo(
  { config, distFolder, demoConnects }: DevelopmentOptions,
  clientId: string,
): Promise<() => Promise<void>> {
  const { planningDemoScript } = await readBundles(distFolder);
  if (planningDemoScript === undefined)
    throw new StartError('The planning demo hasn’t been built.', 'Run: npm run build');
  const demo = await startPlanningDemo({
    folder: path.join(distFolder, 'planning-demo'),
    script: planningDemoScript,
    port: config.port + 1,
    host: 'localhost',
    baseUrl: config.baseUrl,
    connects: demoConnects,
    clientId,
  });
  return () => demo.close();
}

/**
 * Written atomically, since a program may read it at any moment. It contains passwords, so it is readable by this OS
 * account only.
 */
async function writeDemoFile(dataDir: string, content: object): Promise<void> {
  const file = path.join(dataDir, 'demo.json');
  // With an external database the folder does not exist yet.
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function summary(urls: { baseUrl: string; demoUrl: string; inboxUrl: string }, demo: DemoData): string {
  const width = Math.max(...demo.users.map((user) => user.email.length));
  const users = demo.users.map(
    (user) =>
      `  ${user.email.padEnd(width)}  ${user.password}  ${(user.tenantNames ?? [user.tenantName]).join(' and ')}, ${user.roles.join(', ') || 'no role'}`,
  );
  return [
    '',
    'Portico is running.',
    '',
    `  Planning demo    ${urls.demoUrl}`,
    `  Identity server  ${urls.baseUrl}`,
    `  Inbox            ${urls.inboxUrl}`,
    '',
    'Demo accounts (email, password, organization, and role):',
    ...users,
    '',
    'Press Ctrl-C to stop. Data is kept in the data folder, and demo.json in it lists these URLs and accounts.',
    '',
  ].join('\n');
}
