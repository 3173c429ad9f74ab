/** Reads configuration: file, then command line, then environment; later wins. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { Config } from './config.ts';
import { explainConfig } from './explain-config.ts';
import { isLocalName } from '#server/integrations/outgoing/public-addresses.ts';
import { readWebhookSecret } from '#server/integrations/webhooks/sign-webhook.ts';
import { StartError } from '#server/lib/start-error.ts';

export interface Settings extends Config {
  baseUrl: string;
  /** Absolute. */
  dataDir: string;
}

/**
 * @param argv arguments after the script: `--data-dir DIR --port N --config FILE`; `--check` is handled by the program
 * @throws StartError naming the option and the remedy
 */
export async function loadConfig(argv: string[], env: NodeJS.ProcessEnv, cwd: string): Promise<Settings> {
  const args = readArguments(argv);
  const file = args.config ? await readConfigFile(path.resolve(cwd, args.config)) : {};
  const given = withOverrides(withDemoSettings(file), args, env);
  const parsed = Config.safeParse(given);
  if (!parsed.success) {
    throw new StartError(
      `The configuration is invalid.\n${explainConfig(parsed.error.issues, given, Config)}`,
      'Correct the options above. docs/generated/configuration.md lists all options.',
    );
  }
  return complete(parsed.data, cwd);
}

function readArguments(argv: string[]): { 'data-dir'?: string; port?: string; config?: string; check?: boolean } {
  try {
    return parseArgs({
      args: argv,
      options: {
        'data-dir': { type: 'string' },
        port: { type: 'string' },
        config: { type: 'string' },
        check: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new StartError(
      `Unknown argument: ${(error as Error).message}`,
      'Usage: npm start -- [--data-dir DIR] [--port N] [--config FILE] [--check]',
    );
  }
}

/** `$schema` is used by editors for completion. */
export async function readConfigFile(file: string): Promise<Record<string, unknown>> {
  const { $schema: _, ...options } = await readOptions(file);
  return options;
}

async function readOptions(file: string): Promise<Record<string, unknown>> {
  try {
    if (file.endsWith('.json'))
      return z.record(z.string(), z.unknown()).parse(JSON.parse(await readFile(file, 'utf8')));
    const module: unknown = await import(pathToFileURL(file).href);
    return z.object({ default: z.record(z.string(), z.unknown()) }).parse(module).default;
  } catch (cause) {
    throw new StartError(
      `Can’t read the configuration file ${file}: ${(cause as Error).message}`,
      'Use a .json file with one object, or a .ts or .mjs file whose default export is one.',
      { cause },
    );
  }
}

function withOverrides(
  file: Record<string, unknown>,
  args: ReturnType<typeof readArguments>,
  env: NodeJS.ProcessEnv,
): unknown {
  const section = (name: string) => (file[name] ?? {}) as Record<string, unknown>;
  return {
    ...file,
    ...(args.port !== undefined && { port: Number(args.port) }),
    ...(args['data-dir'] !== undefined && { dataDir: args['data-dir'] }),
    ...(env['PORTICO_MASTER_KEY'] && { masterKey: env['PORTICO_MASTER_KEY'] }),
    ...(env['PORTICO_MASTER_KEY_PREVIOUS'] && { previousMasterKey: env['PORTICO_MASTER_KEY_PREVIOUS'] }),
    ...(env['DATABASE_URL'] && { database: { ...section('database'), url: env['DATABASE_URL'] } }),
    ...(env['PORTICO_SMS_SECRET'] && { sms: { ...section('sms'), secret: env['PORTICO_SMS_SECRET'] } }),
    ...withStripeSecrets(section('billing'), env),
    ...(file['events'] !== undefined && { events: withEventSecrets(section('events'), env) }),
    ...(env['PORTICO_SMTP_URL'] && { mail: { ...section('mail'), smtp: env['PORTICO_SMTP_URL'] } }),
  };
}

function withStripeSecrets(billing: Record<string, unknown>, env: NodeJS.ProcessEnv): { billing?: unknown } {
  const [secretKey, webhookSecret] = [env['PORTICO_STRIPE_SECRET_KEY'], env['PORTICO_STRIPE_WEBHOOK_SECRET']];
  if (!secretKey && !webhookSecret) return {};
  const stripe = (billing['stripe'] ?? {}) as Record<string, unknown>;
  return {
    billing: {
      ...billing,
      stripe: { ...stripe, ...(secretKey && { secretKey }), ...(webhookSecret && { webhookSecret }) },
    },
  };
}

const inVariable = (key: string): string => key.toUpperCase().replaceAll('-', '_');
const eventSecretName = (key: string): string => `PORTICO_EVENTS_SECRET_${inVariable(key)}`;
/** A different prefix, so that no endpoint key can produce the same name. */
const previousEventSecretName = (key: string): string => `PORTICO_EVENTS_PREVIOUS_SECRET_${inVariable(key)}`;

/** The schema refuses values that are not a list of endpoints. */
function withEventSecrets(events: Record<string, unknown>, env: NodeJS.ProcessEnv): Record<string, unknown> {
  if (!Array.isArray(events['endpoints'])) return events;
  const endpoints = (events['endpoints'] as unknown[]).map((endpoint) => {
    if (typeof endpoint !== 'object' || endpoint === null || !('key' in endpoint) || typeof endpoint.key !== 'string')
      return endpoint;
    const secret = env[eventSecretName(endpoint.key)];
    const previousSecret = env[previousEventSecretName(endpoint.key)];
    return { ...endpoint, ...(secret && { secret }), ...(previousSecret && { previousSecret }) };
  });
  return { ...events, endpoints };
}

/** Portal pages that require a permission. */
const pagesByPermission = [
  'account',
  'users',
  'groups',
  'security',
  'sso',
  'provisioning',
  'audits',
  'webhooks',
  'connectivity',
  'apiTokens',
  'roles',
  'subscriptions',
  'allAccounts',
  'usage',
  'reports',
];

/** Features, meters and plans of the demo; Acme has the limits of one by a grant. They name each other: all of them, or none. */
const demoUsage = {
  features: [
    { key: 'roles', name: 'Roles and groups' },
    { key: 'single-sign-on', name: 'Single sign-on' },
    { key: 'audit-streaming', name: 'Audit log streaming' },
  ],
  usage: {
    meters: [
      { key: 'api-requests', name: 'API requests' },
      { key: 'storage', name: 'Storage', unit: 'GB', aggregation: 'last' },
    ],
  },
  plans: [
    {
      key: 'team',
      name: 'Team',
      description: 'For small teams',
      features: ['roles'],
      price: { amount: 1200 },
      limits: { 'api-requests': 50_000, storage: 100 },
    },
    {
      key: 'business',
      name: 'Business',
      description: 'For companies with their own identity provider',
      features: ['roles', 'single-sign-on', 'audit-streaming'],
      price: { amount: 2900 },
      trialDays: 14,
      limits: { 'api-requests': 500_000, storage: 1000 },
    },
  ],
  grants: [{ tenant: 'acme', plan: 'team' }],
};

/**
 * Settings of the demo beyond the defaults: a product name, so that the login page shows a product's branding instead
 * of ours, a portal whose pages depend on the user's permissions, and a usage page.
 */
function withDemoSettings(file: Record<string, unknown>): Record<string, unknown> {
  if (file['mode'] === 'production') return file;
  const navigation = Object.fromEntries(pagesByPermission.map((page) => [page, { visibility: 'byPermissions' }]));
  return {
    vendor: { name: 'Waypoint' },
    metadata: { adminBox: { navigation } },
    flags: { 'fe-usage-page': true },
    ...(Object.keys(demoUsage).some((option) => option in file) ? {} : demoUsage),
    ...file,
  };
}

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

function complete(config: Config, cwd: string): Settings {
  requireSmsAccount(config);
  requireStripeAccount(config);
  requireEventEndpoints(config);
  requireLogoutEndpoints(config);
  const baseUrl = (config.baseUrl ?? `http://localhost:${config.port}`).replace(/(?<!\/)\/+$/, '');
  if (config.mode === 'production') requireProduction(config, baseUrl);
  else if (!loopback.has(config.host)) {
    throw new StartError(
      `Development mode listens on loopback only, not on ${config.host}.`,
      'Set mode: "production" with an https baseUrl, or remove host.',
    );
  }
  return { ...config, baseUrl, dataDir: path.resolve(cwd, config.dataDir) };
}

/** Detects what Stripe would refuse at the first checkout. */
function requireStripeAccount({ billing, plans }: Config): void {
  if (billing.provider !== 'stripe') return;
  const missing = [
    ...(billing.stripe.secretKey ? [] : ['PORTICO_STRIPE_SECRET_KEY']),
    ...(billing.stripe.publishableKey ? [] : ['billing.stripe.publishableKey']),
  ];
  if (missing.length > 0)
    throw new StartError(
      `Stripe is missing ${missing.join(' and ')}.`,
      'Find the API keys in the dashboard of Stripe.',
    );
  const unpriced = plans.find(({ price }) => price && price.externalId === undefined);
  if (unpriced)
    throw new StartError(
      `The plan ${unpriced.key} has no price at Stripe.`,
      `Set price.externalId of the plan to the ID of a monthly price, which begins with price_.`,
    );
}

/** Detects a sign-in method without a provider at start, instead of at the first attempt. */
function requireSmsAccount({ sms, signIn, mode }: Config): void {
  if (sms.provider !== undefined) {
    const missing = [
      ...(sms.secret ? [] : ['PORTICO_SMS_SECRET']),
      ...(sms.account || sms.provider === 'messagebird' ? [] : ['sms.account']),
    ];
    if (missing.length > 0)
      throw new StartError(
        `The SMS provider is missing ${missing.join(' and ')}.`,
        'Find these values in the console of the provider.',
      );
    return;
  }
  const asked = [signIn.strategy, ...signIn.alternatives, ...signIn.secondary].some((name) =>
    name.startsWith('SmsCode'),
  );
  if (asked && mode === 'production')
    throw new StartError(
      'Sign-in by SMS is configured, but no SMS provider is set.',
      'Set sms.provider, or use a different signIn.strategy.',
    );
}

/** Detected at start, instead of at the first event. */
function requireEventEndpoints({ events, mode }: Config): void {
  for (const { key, url, secret, previousSecret, privateNetwork } of events.endpoints) {
    if (secret === undefined || !readWebhookSecret(secret)) {
      throw new StartError(
        `The events endpoint ${key} has no ${secret === undefined ? '' : 'valid '}secret.`,
        `Set ${eventSecretName(key)}: whsec_ and 24 to 64 bytes in base64, for example "whsec_$(openssl rand -base64 32)".`,
      );
    }
    if (!privateNetwork && isLocalName(new URL(url).hostname))
      throw new StartError(
        `The events endpoint ${key} points to a private network, ${new URL(url).host}, which isn’t allowed.`,
        'Set privateNetwork: true for this endpoint if it’s yours, or use a public URL.',
      );
    if (previousSecret !== undefined && !readWebhookSecret(previousSecret)) {
      throw new StartError(
        `The previous secret of the events endpoint ${key} is invalid.`,
        `Set ${previousEventSecretName(key)} to the previous secret, including whsec_, or remove it.`,
      );
    }
    if (mode === 'production' && !privateNetwork && !url.startsWith('https://'))
      throw new StartError(
        `The events endpoint ${key} doesn’t use https.`,
        'Use an https URL, or set privateNetwork: true.',
      );
  }
}

function requireLogoutEndpoints({ clients, mode }: Config): void {
  for (const { id, backchannelLogout: endpoint } of clients) {
    if (!endpoint || endpoint.privateNetwork) continue;
    const { hostname, host } = new URL(endpoint.uri);
    if (isLocalName(hostname))
      throw new StartError(
        `The back-channel logout URI of the client ${id} points to a private network, ${host}, which isn’t allowed.`,
        'Set privateNetwork: true for it if it’s yours, or use a public URL.',
      );
    if (mode === 'production' && !endpoint.uri.startsWith('https://'))
      throw new StartError(
        `The back-channel logout URI of the client ${id} doesn’t use https.`,
        'Use an https URL, or set privateNetwork: true.',
      );
  }
}

function requireProduction(config: Config, baseUrl: string): void {
  const missing: string[] = [];
  if (!baseUrl.startsWith('https://')) missing.push('baseUrl: the public https URL of this server');
  if (!config.masterKey && config.database.url)
    missing.push('PORTICO_MASTER_KEY: 32 bytes in base64, for example from `openssl rand -base64 32`');
  if (config.setUp.email.endsWith('.localdomain')) missing.push('setUp.email: address of the first admin');
  if (!config.mail.smtp)
    missing.push('PORTICO_SMTP_URL: the mail server, for example smtps://user:password@mail.example:465');
  if (missing.length > 0)
    throw new StartError('Production mode requires more settings.', `Set:\n- ${missing.join('\n- ')}`);
}
