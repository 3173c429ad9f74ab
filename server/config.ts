/**
 * Configuration: one schema, each option with its default and what it means. The manual in docs/generated is made from
 * it. Configuration owns the environment (clients, roles, flags, limits); tenants' data live only in the database.
 */
import { z } from 'zod';
import { permissionKeys } from '#shared/contract/permissions.ts';

const minutes = (value: number) => value * 60;
const hours = (value: number) => value * 3600;
const days = (value: number) => value * 86400;

/** A number of seconds. */
const seconds = (value: number, meaning: string) => z.number().int().positive().default(value).describe(`${meaning} Seconds.`);
const limit = (points: number, per: number, meaning: string) =>
  z
    .object({
      points: z.number().int().positive().default(points).describe('How many are let through.'),
      per: z.number().int().positive().default(per).describe('Length of the window, in seconds.'),
    })
    .prefault({})
    .describe(meaning);
const webAddress = z.url({ protocol: /^https?$/ });

export const ClientConfig = z.strictObject({
  id: z.string().min(1).max(100).describe('The client id, as it stands in the script tag.'),
  name: z.string().min(1).describe('Shown where people see which application asks.'),
  redirectUris: z.array(webAddress).default([]).describe('Addresses that a code may be sent to. Compared letter by letter.'),
  postLogoutRedirectUris: z.array(webAddress).default([]).describe('Addresses that sign-out may go on to.'),
  origins: z.array(webAddress).default([]).describe('Origins whose pages may call the API with the session cookie (CORS).'),
  applicationUrl: webAddress.optional().describe('Where a person lands who signed in without a pending request.'),
  secretHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe('SHA-256 of the client secret, in hex. Only for clients that can keep a secret; browser clients have none.'),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

const RoleConfig = z.strictObject({
  key: z.string().min(1),
  name: z.string().min(1),
  description: z.string().optional(),
  level: z.number().int().min(0).default(100).describe('Rank; lower is higher. Nobody grants a role above their own.'),
  permissions: z.array(z.string()).default([]).describe('Permission keys; `*` is any text.'),
  isDefault: z.boolean().default(false).describe('Given to everybody who is invited without roles.'),
  isFirstUser: z.boolean().default(false).describe('Given to the person who creates a tenant by signing up.'),
});

const PermissionConfig = z.strictObject({
  key: z.string().min(1),
  name: z.string().min(1),
  description: z.string().optional(),
  category: z.string().default('Product'),
});

export const Config = z.strictObject({
  mode: z
    .enum(['development', 'production'])
    .default('development')
    .describe(
      'Development listens on loopback only and has demo data, the inbox and two extra redirect addresses. Production has none of them and wants an https `baseUrl` and a master key.',
    ),
  port: z.number().int().min(1).max(65535).default(4000).describe('Port of the identity server. In development the planning demo listens on the next one.'),
  host: z.string().default('localhost').describe('Address to listen on. Any but loopback wants `mode: "production"`.'),
  baseUrl: webAddress.optional().describe('Public address of this server. Default in development: `http://localhost:PORT`.'),
  trustedProxies: z
    .array(z.string())
    .default([])
    .describe('Addresses or ranges (CIDR) of the proxies in front, whose X-Forwarded-For is believed. Nobody else’s is.'),
  dataDir: z.string().default('.portico').describe('Folder of the embedded database, its key file and `demo.json`.'),
  database: z
    .strictObject({
      url: z
        .string()
        .optional()
        .describe('PostgreSQL to use instead of the embedded one. Better given as the environment variable `DATABASE_URL`.'),
      poolSize: z.number().int().min(2).max(200).default(16).describe('Most connections that one process opens.'),
      acquireTimeout: z.number().int().positive().default(5000).describe('Milliseconds to wait for a connection before answering 503.'),
      statementTimeout: z.number().int().positive().default(15_000).describe('Milliseconds after which a statement is cancelled.'),
    })
    .prefault({})
    .describe('The database.'),
  masterKey: z
    .string()
    .optional()
    .describe('32 bytes in base64 that wrap every stored secret. Better given as `PORTICO_MASTER_KEY`. With the embedded database it is made once, as a 0600 file in the data folder.'),
  vendor: z
    .strictObject({
      name: z.string().default('Portico').describe('Name on the login page and in mails.'),
      logo: webAddress.optional().describe('Picture on the login page.'),
      icon: webAddress.optional().describe('Small square picture.'),
      whiteLabel: z.boolean().default(true).describe('Told to clients as `whiteLabelMode`.'),
      apiKeys: z
        .array(z.strictObject({ clientId: z.string(), secretHash: z.string().regex(/^[0-9a-f]{64}$/) }))
        .default([])
        .describe('Credentials of the vendor’s own back end: id, and SHA-256 of the secret in hex.'),
    })
    .prefault({})
    .describe('Whose product this is the front door of.'),
  theme: z
    .strictObject({
      brand: z.string().regex(/^#[0-9a-f]{6}$/i).default('#0d6276').describe('One colour, as #rrggbb; every other accent tone is derived from it.'),
      mode: z.enum(['auto', 'light', 'dark']).default('auto').describe('Light, dark, or what the person’s system says.'),
    })
    .prefault({})
    .describe('Look of the hosted pages.'),
  clients: z.array(ClientConfig).default([]).describe('Applications that sign people in here.'),
  roles: z.array(RoleConfig).default([
    { key: 'admin', name: 'Admin', description: 'Manages people, roles and settings.', level: 0, permissions: ['fe.*'], isDefault: false, isFirstUser: true },
    { key: 'member', name: 'Member', description: 'Uses the product.', level: 100, permissions: [], isDefault: true, isFirstUser: false },
  ]).describe('The vendor’s roles, which every tenant has.'),
  permissions: z.array(PermissionConfig).default([]).describe(`Permissions of the vendor’s product, beside the ${permissionKeys.length} of the portal.`),
  flags: z.record(z.string(), z.boolean()).default({}).describe('Feature flags, told to clients as "on" and "off".'),
  signUp: z
    .strictObject({ allowed: z.boolean().default(true).describe('Whether a stranger may create a tenant.') })
    .prefault({})
    .describe('Signing up.'),
  setUp: z
    .strictObject({ email: z.email().default('admin@localhost.localdomain').describe('Address of the first admin of a production server, whose set-up link is printed at start.') })
    .prefault({})
    .describe('The first start in production.'),
  passwords: z
    .strictObject({
      minLength: z.number().int().min(8).max(64).default(8).describe('Fewest characters.'),
      maxLength: z.number().int().min(64).max(1024).default(128).describe('Most characters.'),
      allowPassphrases: z.boolean().default(true).describe('Spaces are welcome.'),
      minPhraseLength: z.number().int().min(8).default(20).describe('Told to clients; a text this long counts as a phrase.'),
      historySize: z.number().int().min(0).max(24).default(0).describe('How many former passwords may not come back.'),
      hashQueue: z.number().int().min(1).max(1000).default(64).describe('Most password hashes that may wait; beyond it the answer is 503.'),
    })
    .prefault({})
    .describe('Passwords. Common ones and the own address are always refused.'),
  lockout: z
    .strictObject({
      maxAttempts: z.number().int().min(3).max(100).default(5).describe('Wrong passwords in a row before an account locks.'),
      release: seconds(minutes(15), 'Time after which a locked account opens by itself.'),
    })
    .prefault({})
    .describe('Locking after wrong passwords.'),
  lifetimes: z
    .strictObject({
      accessToken: seconds(minutes(15), 'Access and id token.'),
      code: seconds(60, 'Authorization code.'),
      portalTicket: seconds(60, 'One-time address of the hosted portal.'),
      authorizationRequest: seconds(minutes(30), 'A login page that was opened and not finished.'),
      resetLink: seconds(hours(1), 'Link to reset a password.'),
      activationLink: seconds(days(3), 'Link to activate an account.'),
      invitationLink: seconds(days(7), 'Link to accept an invitation.'),
      unlockLink: seconds(hours(1), 'Link to unlock an account.'),
      setUpLink: seconds(days(1), 'The first admin’s set-up link of a production server.'),
      sessionIdle: seconds(days(30), 'A session nobody used.'),
      session: seconds(days(90), 'A session at the longest.'),
      refreshGrace: seconds(10, 'Time in which a refresh token that was just rotated still gives its successor, for tabs that race.'),
      signingKey: seconds(days(90), 'A signing key signs this long, and verifies until the last of its tokens has ended.'),
      vendorToken: seconds(hours(24), 'Token of the vendor’s back end.'),
    })
    .prefault({})
    .describe('How long things live.'),
  limits: z
    .strictObject({
      login: limit(300, 300, 'Sign-in attempts from one address, behind which a whole office may sit.'),
      loginAccount: limit(100, 900, 'Sign-in attempts on one account, whatever the address.'),
      signUp: limit(100, 3600, 'Sign-ups from one address.'),
      mail: limit(10, 900, 'Mails of one kind to one person.'),
      link: limit(300, 300, 'Tries of links and codes from one address.'),
      token: limit(600, 60, 'Token requests and refreshes from one address.'),
      vendor: limit(30, 300, 'Vendor sign-ins from one address.'),
      pictureBytes: z.number().int().min(10_000).default(5_242_880).describe('Largest picture somebody may upload, in bytes.'),
      bodyBytes: z.number().int().min(1024).default(262_144).describe('Largest request body, in bytes.'),
    })
    .prefault({})
    .describe('Against guessing and flooding.'),
  cookies: z
    .strictObject({
      sameSite: z.enum(['lax', 'none']).optional().describe('Default: `none` in production (the login box stands on other sites), `lax` in development.'),
    })
    .prefault({})
    .describe('Session cookies. They are HttpOnly always, and Secure on https.'),
  mail: z
    .strictObject({
      from: z.string().default('Portico <no-reply@localhost>').describe('Sender of every mail.'),
      smtp: z
        .string()
        .optional()
        .describe('Address of the mail server: `smtps://user:password@host:465`. Better given as `PORTICO_SMTP_URL`. Without it, development shows mails in its inbox and production refuses to start.'),
    })
    .prefault({})
    .describe('Mail.'),
  ipLocations: z
    .strictObject({ file: z.string().optional().describe('A database of addresses in the MMDB format. Without it every address is "ip metadata not found".') })
    .prefault({})
    .describe('Where an Internet address is.'),
  metadata: z
    .strictObject({ adminBox: z.record(z.string(), z.unknown()).default({}).describe('Theme, navigation and texts of portal and login box, before a tenant’s own.') })
    .prefault({})
    .describe('What clients read as metadata.'),
  metrics: z
    .strictObject({ public: z.boolean().default(false).describe('Whether /metrics answers other machines. Otherwise it answers this one only.') })
    .prefault({})
    .describe('Measurements for Prometheus, at /metrics.'),
  log: z
    .strictObject({
      level: z
        .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
        .optional()
        .describe('Least severe line that is written. Default: `info` in production, `warn` in development.'),
    })
    .prefault({})
    .describe('Logging, as JSON lines on standard output.'),
});
export type Config = z.infer<typeof Config>;
