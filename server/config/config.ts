/**
 * Configuration: one schema, each option with its default and description. The manual in docs/generated is generated
 * from it. Configuration defines the environment (clients, roles, flags, limits); tenants' data are only in the
 * database.
 */
import { z } from 'zod';
import { isFontList, largestRadius, longestFontList } from '#shared/lib/theme-style.ts';
import { permissionKeys } from '#shared/contract/permissions.ts';
import { refusalOfIssuer } from '#server/lib/shared-issuers.ts';
import { themeFaults } from '#server/lib/theme-faults.ts';
import { RoutesConfig } from './routes-config.ts';
import { signUpCompanyName, signUpFields } from './sign-up-config.ts';
import { EventsConfig } from './events-config.ts';
import { WebhooksConfig } from './webhooks-config.ts';
import { BillingConfig } from './billing-config.ts';
import { checkEntitlements, FeatureConfig, GrantConfig, PlanConfig } from './entitlements-config.ts';
import { checkMeters, usageConfig } from './usage-config.ts';

const minutes = (value: number) => value * 60;
const hours = (value: number) => value * 3600;
const days = (value: number) => value * 86400;

/** A number of seconds. */
const seconds = (value: number, meaning: string) =>
  z.number().int().positive().default(value).describe(`${meaning} Seconds.`);
const limit = (points: number, per: number, meaning: string) =>
  z
    .object({
      points: z.number().int().positive().default(points).describe('Number of requests allowed in the window.'),
      per: z.number().int().positive().default(per).describe('Length of the window, in seconds.'),
    })
    .prefault({})
    .describe(meaning);
const webAddress = z.url({ protocol: /^https?$/ });

export const ClientConfig = z.strictObject({
  id: z.string().min(1).max(100).describe('The client ID, as in the script tag.'),
  name: z.string().min(1).describe('Name shown to users who sign in to the application.'),
  redirectUris: z
    .array(webAddress)
    .default([])
    .describe('Redirect URIs that may receive an authorization code. They must match exactly.'),
  postLogoutRedirectUris: z
    .array(webAddress)
    .default([])
    .describe('URIs that users may be redirected to after they sign out.'),
  origins: z
    .array(webAddress)
    .default([])
    .describe('Origins whose pages may call the API with the session cookie (CORS).'),
  applicationUrl: webAddress
    .optional()
    .describe('URL that users are sent to when they sign in without a pending authorization request.'),
  secretHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest: 64 hexadecimal digits in lower case')
    .optional()
    .describe('SHA-256 of the client secret, in hex. Only for confidential clients; browser clients have none.'),
  previousSecretHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest: 64 hexadecimal digits in lower case')
    .optional()
    .describe(
      'SHA-256 of the previous secret, which stays valid next to the current one. To rotate: move the old digest here, set the new one, replace the secret where the client runs, then remove this.',
    ),
  entitlements: z.boolean().optional().describe('Whether its pages may call `Portico.isEntitledTo`. Default: `false`.'),
  backchannelLogout: z
    .strictObject({
      uri: webAddress.describe(
        'URL that receives a logout token when a session of the client ends (OpenID Connect Back-Channel Logout 1.0). Must be https in production, unless `privateNetwork` is set.',
      ),
      privateNetwork: z
        .boolean()
        .default(false)
        .describe('Whether the URL may point to a private network or this machine. Such URLs are rejected otherwise.'),
    })
    .optional()
    .describe('Notifies the client’s back end about sign-outs.'),
  application: z
    .strictObject({
      accessType: z
        .enum(['FREE_ACCESS', 'MANAGED_ACCESS'])
        .optional()
        .describe(
          'Who in an account can sign in to it: all users (the default), or only users whom an admin of the account assigned to it.',
        ),
      accounts: z
        .array(z.string().min(1).max(255))
        .optional()
        .describe('Aliases or IDs of the accounts that have this application. Default: all.'),
      description: z.string().max(500).optional().describe('Description, shown to admins.'),
      logo: webAddress.optional().describe('URL of the logo, shown next to the name.'),
      type: z.string().max(40).optional().describe('Type reported to clients. Default: `web`.'),
      frontendStack: z
        .string()
        .max(40)
        .optional()
        .describe('Front-end stack reported to clients, for example `react`.'),
    })
    .optional()
    .describe('The client as an application that can be assigned to accounts.'),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

const RoleConfig = z.strictObject({
  key: z.string().min(1),
  name: z.string().min(1),
  description: z.string().optional(),
  level: z
    .number()
    .int()
    .min(0)
    .default(100)
    .describe('Rank: a lower number ranks higher. Users can’t assign a role above their own.'),
  permissions: z.array(z.string()).default([]).describe('Permission keys; `*` matches any text.'),
  isDefault: z.boolean().default(false).describe('Assigned to users who are invited without roles.'),
  isFirstUser: z.boolean().default(false).describe('Assigned to the user who creates a tenant by signing up.'),
});

const PermissionConfig = z.strictObject({
  key: z.string().min(1),
  name: z.string().min(1),
  description: z.string().optional(),
  category: z.string().default('Product'),
  assignment: z
    .enum(['NEVER', 'ALWAYS', 'ASSIGNABLE'])
    .default('ASSIGNABLE')
    .describe(
      'Whether custom roles of a tenant must not, must, or may include it. The vendor’s roles include exactly the permissions listed in them.',
    ),
});

const providerClient = {
  clientId: z.string().min(1).describe('Client ID at the provider.'),
  clientSecret: z
    .string()
    .min(1)
    .optional()
    .describe('Client secret at the provider. Prefer an environment variable, which a `.mjs` configuration can read.'),
  scope: z.string().optional().describe('Scope to request instead of the provider’s default scope.'),
};
const knownProvider = (meaning: string) =>
  z
    .strictObject({
      ...providerClient,
      issuer: webAddress
        .optional()
        .describe('Issuer to use instead of the provider’s own, for example of a single Microsoft tenant.'),
      endpoints: z
        .strictObject({
          authorization: webAddress,
          token: webAddress,
          person: webAddress,
          emails: webAddress.optional(),
        })
        .optional()
        .describe(
          'Endpoints to use instead of the provider’s own, for providers without OpenID Connect, for example a GitHub Enterprise server.',
        ),
    })
    .optional()
    .describe(meaning);
const CustomProviderConfig = z.strictObject({
  ...providerClient,
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'lowercase letters, digits and dashes, at most 40')
    .describe('Short name, used in URLs.'),
  name: z.string().min(1).max(60).describe('Name shown on the button.'),
  issuer: webAddress.describe(
    'OpenID Connect issuer; the rest comes from its discovery document. Must be the company’s own issuer: the only shared one allowed is `https://accounts.google.com`, whose tokens must name one of `domains` (`hd`).',
  ),
  logo: webAddress.optional().describe('URL of the icon on the button.'),
  trustsEmail: z
    .boolean()
    .default(false)
    .describe(
      'Whether to trust the provider’s `email_verified` claim. Only for providers that verify every email address.',
    ),
});

const domain = z
  .string()
  .regex(/^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'a domain like acme.com')
  .describe('Domain in lowercase. List subdomains separately.');

const SsoConnectionConfig = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'lowercase letters, digits and dashes, at most 40')
    .describe('Short name, used in URLs.'),
  tenant: z
    .string()
    .min(1)
    .max(255)
    .describe('Alias or ID of the tenant whose users sign in here. They become members the first time they sign in.'),
  domains: z
    .array(domain)
    .min(1)
    .describe('Email domains of the company. Users with other email domains can’t sign in through it.'),
  name: z.string().min(1).max(60).optional().describe('Name of the company, shown to users. Default: the key.'),
  issuer: webAddress.describe(
    'OpenID Connect issuer; the rest comes from its discovery document. Must be the company’s own issuer: the only shared one allowed is `https://accounts.google.com`, whose tokens must name one of `domains` (`hd`).',
  ),
  clientId: providerClient.clientId,
  clientSecret: providerClient.clientSecret,
  scope: providerClient.scope,
});
export type SsoConnectionConfig = z.infer<typeof SsoConnectionConfig>;

/** An email domain belongs to one connection. */
function checkConnections(connections: readonly SsoConnectionConfig[], context: z.RefinementCtx): void {
  const once = (what: string, values: readonly string[]): void => {
    const twice = values.find((value, index) => values.indexOf(value) !== index);
    if (twice !== undefined) context.addIssue({ code: 'custom', message: `${what} ${twice} stands twice` });
  };
  once(
    'the key',
    connections.map(({ key }) => key),
  );
  once(
    'the domain',
    connections.flatMap(({ domains }) => domains),
  );
  for (const [index, { issuer }] of connections.entries()) {
    const message = refusalOfIssuer(issuer);
    if (message !== undefined) context.addIssue({ code: 'custom', path: [index, 'issuer'], message });
  }
}

export const Config = z
  .strictObject({
    mode: z
      .enum(['development', 'production'])
      .default('development')
      .describe(
        'Development listens on loopback only and adds demo data, an inbox for emails, and two extra redirect URIs. Production has none of these and requires an https `baseUrl` and a master key.',
      ),
    port: z
      .number()
      .int()
      .min(1)
      .max(65535)
      .default(4000)
      .describe('Port of the identity server. In development, the planning demo listens on the next port.'),
    host: z
      .string()
      .default('localhost')
      .describe('Address to listen on. Any address other than loopback requires `mode: "production"`.'),
    baseUrl: webAddress
      .optional()
      .describe('Public URL of this server. Default in development: `http://localhost:PORT`.'),
    trustedProxies: z
      .array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], 'must be an IP address or a CIDR range'))
      .default([])
      .describe('Addresses or CIDR ranges of trusted proxies. X-Forwarded-For is accepted from these only.'),
    dataDir: z.string().default('.portico').describe('Folder of the embedded database, its key file and `demo.json`.'),
    database: z
      .strictObject({
        url: z
          .string()
          .optional()
          .describe(
            'Connection URL of PostgreSQL, instead of the embedded database. Prefer the environment variable `DATABASE_URL`.',
          ),
        poolSize: z.number().int().min(2).max(200).default(16).describe('Maximum number of connections per process.'),
        acquireTimeout: z
          .number()
          .int()
          .positive()
          .default(4000)
          .describe('Milliseconds to wait for a connection before a request fails with 503.'),
        queue: z
          .number()
          .int()
          .min(0)
          .max(100_000)
          .default(1000)
          .describe(
            'Maximum number of requests per process that wait for a connection. Further requests fail with 503 immediately.',
          ),
        statementTimeout: z
          .number()
          .int()
          .positive()
          .default(15_000)
          .describe('Milliseconds after which a statement is canceled.'),
      })
      .prefault({})
      .describe('The database.'),
    masterKey: z
      .string()
      .optional()
      .describe(
        '32 bytes in base64 that encrypt every stored secret. Prefer the environment variable `PORTICO_MASTER_KEY`. With the embedded database it is generated once, as a file with mode 0600 in the data folder.',
      ),
    previousMasterKey: z
      .string()
      .optional()
      .describe(
        'The previous master key, while it is being rotated. Prefer the environment variable `PORTICO_MASTER_KEY_PREVIOUS`; see docs/operate.md.',
      ),
    vendor: z
      .strictObject({
        name: z.string().default('Portico').describe('Name shown on the login page and in emails.'),
        logo: webAddress.optional().describe('URL of the logo on the login page and in emails.'),
        icon: webAddress.optional().describe('URL of a small square icon.'),
        whiteLabel: z.boolean().default(true).describe('Reported to clients as `whiteLabelMode`.'),
        apiKeys: z
          .array(
            z.strictObject({
              clientId: z.string(),
              secretHash: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest: 64 hexadecimal digits in lower case'),
              previousSecretHash: z
                .string()
                .regex(/^[0-9a-f]{64}$/, 'a SHA-256 digest: 64 hexadecimal digits in lower case')
                .optional(),
            }),
          )
          .default([])
          .describe(
            'Credentials of the vendor’s back end: client ID, and SHA-256 of the secret in hex. `previousSecretHash` keeps the previous secret valid while it is being rotated.',
          ),
      })
      .prefault({})
      .describe('The vendor whose product users sign in to.'),
    theme: z
      .strictObject({
        brand: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, 'a color like #0d6276')
          .default('#0d6276')
          .describe('Brand color, as #rrggbb. All other accent colors are derived from it.'),
        mode: z.enum(['auto', 'light', 'dark']).default('auto').describe('Light, dark, or the user’s system setting.'),
        radius: z
          .number()
          .min(0)
          .max(largestRadius)
          .optional()
          .describe('Corner radius of controls in the login box, in px; other radii scale with it. Default: 6.'),
        font: z
          .string()
          .max(longestFontList)
          .refine(isFontList, 'is no list of font names')
          .optional()
          .describe(
            'Font stack of the login box, for example `"Source Sans 3", Inter, sans-serif`. The page has to load the fonts.',
          ),
      })
      .prefault({})
      .describe('Appearance of the hosted pages.'),
    clients: z.array(ClientConfig).default([]).describe('Applications whose users sign in here.'),
    roles: z
      .array(RoleConfig)
      .default([
        {
          key: 'admin',
          name: 'Admin',
          description: 'Manages users, roles, and settings.',
          level: 0,
          permissions: ['fe.*'],
          isDefault: false,
          isFirstUser: true,
        },
        {
          key: 'member',
          name: 'Member',
          description: 'Uses the product.',
          level: 100,
          permissions: [],
          isDefault: true,
          isFirstUser: false,
        },
      ])
      .describe('The vendor’s roles, available in every tenant.'),
    permissions: z
      .array(PermissionConfig)
      .default([])
      .describe(`Permissions of the vendor’s product, in addition to the ${permissionKeys.length} of the portal.`),
    features: z.array(FeatureConfig).default([]).describe('Features that users can be entitled to.'),
    plans: z
      .array(PlanConfig)
      .default([])
      .describe('Bundles of features, bought by tenants or granted to tenants or users.'),
    billing: BillingConfig,
    grants: z
      .array(GrantConfig)
      .default([])
      .describe(
        'Grants of plans and features to the tenants named here. The vendor’s back end grants all others with `POST /entitlements/resources/entitlements/v2`.',
      ),
    usage: usageConfig,
    flags: z
      .record(z.string(), z.boolean())
      .default({})
      .describe('Feature flags, reported to clients as "on" and "off".'),
    signUp: z
      .strictObject({
        allowed: z.boolean().default(true).describe('Whether anyone may create a tenant by signing up.'),
        confirmBy: z
          .enum(['link', 'code'])
          .default('link')
          .describe(
            'How an email address is confirmed: with a link in an email, or with an emailed code that is entered on the page.',
          ),
        companyName: signUpCompanyName,
        fields: signUpFields,
      })
      .prefault({})
      .describe('Sign-up.'),
    invitations: z
      .strictObject({
        confirmBy: z
          .enum(['link', 'code'])
          .default('link')
          .describe('Whether the invitation link is enough, or a code from the same email is required too.'),
        links: z
          .boolean()
          .default(true)
          .describe('Whether users may create invitation links that let anyone sign up for their organization.'),
        temporaryUsers: z.boolean().default(true).describe('Whether access to an organization can be given an expiry.'),
      })
      .prefault({})
      .describe('Invitations.'),
    setUp: z
      .strictObject({
        email: z
          .email()
          .default('admin@localhost.localdomain')
          .describe('Email address of the first admin of a production server. The set-up link is printed at startup.'),
      })
      .prefault({})
      .describe('The first start in production.'),
    signIn: z
      .strictObject({
        strategy: z
          .enum(['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode', 'NoLocalAuthentication'])
          .default('EmailAndPassword')
          .describe(
            'How users sign in: password, code or link by email, code by SMS, or only through an identity provider.',
          ),
        alternatives: z
          .array(z.enum(['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode']))
          .default([])
          .describe('Additional sign-in methods.'),
        secondary: z
          .array(z.enum(['Passkeys', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SmsCode', 'SmsCodeV2']))
          .default([])
          .describe(
            'Quick sign-in methods for users who have set one up: passkeys; `SmsCode` is a code by SMS on a remembered device.',
          ),
        userNames: z
          .boolean()
          .default(false)
          .describe(
            'Whether users may sign up and sign in with a username instead of an email address. Users without an email address need an admin to reset a forgotten password.',
          ),
        codeTries: z
          .number()
          .int()
          .min(1)
          .max(10)
          .default(5)
          .describe('Incorrect attempts after which a one-time code is invalid.'),
      })
      .prefault({})
      .describe('Sign-in.'),
    sms: z
      .strictObject({
        provider: z
          .enum(['twilio', 'vonage', 'messagebird', 'sns'])
          .optional()
          .describe('Provider that sends text messages. Without one, development shows them in its inbox.'),
        from: z
          .string()
          .default('Portico')
          .describe('Sender: one of your numbers, or a name where the country allows it.'),
        account: z.string().optional().describe('Twilio: account SID. Vonage: API key. SNS: access key ID.'),
        secret: z
          .string()
          .optional()
          .describe(
            'Twilio: auth token. Vonage: API secret. MessageBird: access key. SNS: secret access key. Prefer the environment variable `PORTICO_SMS_SECRET`.',
          ),
        region: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'lowercase letters, digits and dashes')
          .default('eu-central-1')
          .describe('Region, for SNS.'),
        endpoint: webAddress
          .optional()
          .describe('Endpoint to use instead of the provider’s own, for example a regional one or a proxy.'),
        countries: z
          .array(z.string().regex(/^[A-Z]{2}$/, 'a country code like US'))
          .default([])
          .describe('Countries whose numbers may receive messages, as two-letter codes. Empty: all.'),
        defaultCountry: z
          .string()
          .regex(/^[A-Z]{2}$/, 'a country code like US')
          .optional()
          .describe('Country of numbers entered without a country code.'),
      })
      .prefault({})
      .describe('Text messages.'),
    passwords: z
      .strictObject({
        minLength: z.number().int().min(8).max(64).default(8).describe('Minimum number of characters.'),
        maxLength: z.number().int().min(64).max(1024).default(128).describe('Maximum number of characters.'),
        allowPassphrases: z.boolean().default(true).describe('Whether passphrases with spaces are allowed.'),
        minPhraseLength: z
          .number()
          .int()
          .min(8)
          .default(20)
          .describe('Minimum length of a passphrase, reported to clients.'),
        historySize: z
          .number()
          .int()
          .min(0)
          .max(24)
          .default(0)
          .describe('Number of previous passwords that can’t be reused.'),
        rotation: z
          .strictObject({
            isActive: z
              .boolean()
              .default(false)
              .describe('Whether passwords expire, unless the tenant has its own policy.'),
            rotationPeriod: z
              .number()
              .int()
              .min(1)
              .default(129_600)
              .describe('Age at which a password expires, in minutes.'),
            notificationPeriod: z
              .number()
              .int()
              .min(0)
              .default(10_080)
              .describe('How long before that the user is notified, in minutes.'),
          })
          .prefault({})
          .describe('Password expiry. NIST SP 800-63B-4 advises against it, but some contracts require it.'),
        breached: z
          .strictObject({
            mode: z
              .enum(['off', 'prompt', 'block'])
              .default('off')
              .describe(
                'How leaked passwords are handled: `off`: not checked; `prompt`: users are warned at sign-in; `block`: users can’t sign in with them. Unless `off`, leaked passwords can’t be chosen.',
              ),
            rangeUrl: webAddress
              .optional()
              .describe(
                'URL of a range API with k-anonymity: five characters of the SHA-1 digest are appended, as in `https://api.pwnedpasswords.com/range/`.',
              ),
            file: z
              .string()
              .optional()
              .describe(
                'A file to use instead of the API: lines of `SHA1:COUNT`, sorted by digest, as published by the operators of the range API.',
              ),
            timeout: z
              .number()
              .int()
              .min(100)
              .max(10_000)
              .default(1500)
              .describe('Milliseconds to wait for the API. If it doesn’t respond, the password counts as not leaked.'),
          })
          .refine(
            (breached) => breached.mode === 'off' || breached.rangeUrl !== undefined || breached.file !== undefined,
            'set rangeUrl or file',
          )
          .prefault({})
          .describe('Leaked passwords.'),
        hashQueue: z
          .number()
          .int()
          .min(1)
          .max(1000)
          .default(64)
          .describe('Maximum number of queued password hashes. Further requests fail with 503.'),
      })
      .prefault({})
      .describe('Passwords. Common passwords and the user’s own email address are always rejected.'),
    social: z
      .strictObject({
        google: knownProvider('Google.'),
        microsoft: knownProvider('Microsoft.'),
        github: knownProvider('GitHub.'),
        facebook: knownProvider('Facebook.'),
        slack: knownProvider('Slack.'),
        linkedin: knownProvider('LinkedIn.'),
        apple: z
          .strictObject({
            ...providerClient,
            issuer: webAddress.optional().describe('Issuer to use instead of Apple’s own.'),
            apple: z
              .strictObject({ teamId: z.string().min(1), keyId: z.string().min(1), privateKey: z.string().min(1) })
              .optional()
              .describe('Team ID, key ID, and the PKCS #8 private key that signs each client secret.'),
          })
          .optional()
          .describe('Apple.'),
        custom: z.array(CustomProviderConfig).default([]).describe('Any other OpenID Connect provider.'),
      })
      .prefault({})
      .describe('Social sign-in. Register `BASE_URL/account/social/success` as the redirect URI at each provider.'),
    sso: z
      .strictObject({
        connections: z
          .array(SsoConnectionConfig)
          .superRefine(checkConnections)
          .default([])
          .describe('Companies whose users sign in through their own OpenID Connect identity provider.'),
        clockSkew: z
          .number()
          .int()
          .min(0)
          .max(600)
          .default(180)
          .describe('Tolerated clock skew of the identity providers of SSO connections, in seconds.'),
        dnsServers: z
          .array(
            z
              .string()
              .regex(
                /^(?:\[[0-9A-Fa-f:.]+\]|\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/,
                'an IP address and a port, such as 10.0.0.2:53',
              ),
          )
          .default([])
          .describe(
            'DNS servers for the records that validate email domains, as `address:port`. Default: those of the machine.',
          ),
        testProvider: z
          .boolean()
          .optional()
          .describe(
            'Whether admins can run test sign-ins with the built-in test identity provider, which sends valid or invalid responses as they choose. It never creates a session. Default: on in development, off in production.',
          ),
      })
      .prefault({})
      .describe('Single sign-on. Register `BASE_URL/account/oidc/callback` as the redirect URI at each provider.'),
    routes: RoutesConfig,
    events: EventsConfig,
    webhooks: WebhooksConfig,
    outgoing: z
      .strictObject({
        allow: z
          .array(
            z
              .string()
              .regex(
                /^(?:\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+):\d{1,5}$/,
                'a host and a port, such as siem.internal:6514',
              ),
          )
          .default([])
          .describe(
            'Hosts in private networks or on this machine that URLs entered by tenants may point to, as `host:port`, for example `siem.internal:6514` or `[fd00::7]:443`. All other non-public hosts are rejected, and link-local addresses such as 169.254.169.254 always.',
          ),
      })
      .prefault({})
      .describe('Connections to URLs that tenants enter, such as destinations of audit streams.'),
    lockout: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Whether accounts lock, unless the tenant has its own policy.'),
        maxAttempts: z
          .number()
          .int()
          .min(3)
          .max(100)
          .default(5)
          .describe('Consecutive incorrect passwords before an account locks. A tenant may choose a different number.'),
        release: seconds(minutes(15), 'Time after which a locked account unlocks automatically.'),
      })
      .prefault({})
      .describe('Account lockout after incorrect passwords.'),
    mfa: z
      .strictObject({
        enforce: z
          .enum(['DontForce', 'Force', 'ForceExceptSAML'])
          .default('DontForce')
          .describe('Whether MFA is required, unless the tenant has its own policy.'),
        strategies: z
          .array(z.enum(['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode']))
          .default(['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'])
          .describe(
            'Verification methods that users may set up. Codes by email are offered only to users without a stronger method.',
          ),
        rememberDevice: z
          .strictObject({
            allowed: z.boolean().default(true).describe('Whether users may skip MFA on a remembered browser.'),
            days: z.number().int().min(1).max(365).default(30).describe('How long a browser is remembered, in days.'),
          })
          .prefault({})
          .describe('“Remember this device”.'),
      })
      .prefault({})
      .describe('Multi-factor authentication.'),
    captcha: z
      .strictObject({
        enabled: z
          .boolean()
          .default(false)
          .describe('Whether sign-up, forgotten passwords, codes, and sign-in after failures require a CAPTCHA.'),
        provider: z
          .enum(['proof-of-work', 'recaptcha'])
          .default('proof-of-work')
          .describe(
            'Proof of work, which the browser computes without contacting anyone else; or Google reCAPTCHA (version 3), whose script the login box loads when needed. A page that embeds the box must allow it in its content security policy: scripts by nonce or `https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`, frames of `https://www.google.com/recaptcha/`, and under Trusted Types the names `portico-scripts` and those of Google.',
          ),
        difficulty: z
          .number()
          .int()
          .min(4)
          .max(26)
          .default(16)
          .describe(
            'Proof of work: number of leading zero bits of the digest. Each additional bit doubles the work; 16 takes about a second on a phone.',
          ),
        lifetime: seconds(minutes(5), 'Lifetime of a proof-of-work challenge.'),
        loginAfterFailures: z
          .number()
          .int()
          .min(0)
          .max(100)
          .default(3)
          .describe('Consecutive incorrect passwords after which sign-in requires a CAPTCHA too.'),
        recaptcha: z
          .strictObject({
            siteKey: z.string().describe('Site key.'),
            secret: z.string().describe('Secret key.'),
            verifyUrl: webAddress
              .default('https://www.google.com/recaptcha/api/siteverify')
              .describe('URL that verifies tokens.'),
            minScore: z.number().min(0).max(1).default(0.5).describe('Minimum score of a version 3 token.'),
          })
          .optional()
          .describe('Keys of Google reCAPTCHA.'),
      })
      .refine(
        (captcha) => !captcha.enabled || captcha.provider !== 'recaptcha' || captcha.recaptcha !== undefined,
        'set the reCAPTCHA keys',
      )
      .prefault({})
      .describe(
        'CAPTCHA. Forms without JavaScript can’t solve it: they are submitted twice with a pause in between, and `limits.noScript` limits their number.',
      ),
    impersonation: z
      .strictObject({
        byAdmins: z
          .boolean()
          .default(true)
          .describe(
            'Whether admins of a tenant can impersonate its members. The vendor’s back end always can, with its credentials.',
          ),
        ticket: seconds(minutes(5), 'One-time token that starts an impersonation.'),
        session: seconds(hours(1), 'Impersonation session; it can’t be extended.'),
      })
      .prefault({})
      .describe(
        'Impersonation for support. The user is notified by email, and every change is logged with the name of the impersonator.',
      ),
    lifetimes: z
      .strictObject({
        accessToken: seconds(minutes(15), 'Access token and ID token.'),
        code: seconds(60, 'Authorization code.'),
        socialAttempt: seconds(minutes(15), 'Time to complete a sign-in at a provider.'),
        portalTicket: seconds(60, 'One-time URL of the hosted portal.'),
        authorizationRequest: seconds(minutes(30), 'Pending authorization request: time to finish a login page.'),
        factorChallenge: seconds(minutes(15), 'Time to complete MFA after the first factor.'),
        recoveryGrant: seconds(minutes(10), 'Time to sign in after a recovery code was used.'),
        mailCode: seconds(minutes(10), 'One-time code sent by email.'),
        smsCode: seconds(minutes(5), 'One-time code sent by SMS.'),
        magicLink: seconds(minutes(15), 'Sign-in link sent by email.'),
        resetLink: seconds(hours(1), 'Link to reset a password.'),
        activationLink: seconds(days(3), 'Link to activate an account.'),
        invitationLink: seconds(days(7), 'Link to accept an invitation.'),
        unlockLink: seconds(hours(1), 'Link to unlock an account.'),
        setUpLink: seconds(days(1), 'The first admin’s set-up link of a production server.'),
        sessionIdle: seconds(days(30), 'Idle timeout of a session.'),
        session: seconds(days(90), 'Maximum lifetime of a session.'),
        refreshGrace: seconds(
          10,
          'Time in which a rotated refresh token still returns its successor, for concurrent requests of several tabs.',
        ),
        factorReset: seconds(days(3), 'Time a second admin has to approve an MFA reset.'),
        factorResetDelay: seconds(
          hours(24),
          'Delay between approval of an MFA reset and its effect; the user can cancel the reset until then.',
        ),
        phoneReset: seconds(
          minutes(30),
          'Reset of a phone number, from its code to the first sign-in with the new number.',
        ),
        signingKey: seconds(
          days(90),
          'Time for which a signing key signs tokens. It verifies them until the last one has expired.',
        ),
        vendorToken: seconds(hours(24), 'Access token of the vendor’s back end.'),
        machineToken: seconds(hours(1), 'Access token issued for client credentials.'),
        machineRefresh: seconds(
          days(30),
          'Refresh token issued for client credentials. After that, the client ID and secret are required again.',
        ),
      })
      .prefault({})
      .describe('Lifetimes.'),
    limits: z
      .strictObject({
        login: limit(300, 300, 'Sign-in attempts per IP address, which a whole office may share.'),
        loginAccount: limit(100, 900, 'Sign-in attempts per account, from any IP address.'),
        signUp: limit(100, 3600, 'Sign-ups per IP address.'),
        mail: limit(10, 900, 'Emails of one kind per user.'),
        invitationsPerTenant: limit(5000, 86_400, 'Invitations that an account sends by email.'),
        invitationsPerNewTenant: limit(
          20,
          86_400,
          'Invitations that an account sends by email while it is new after a sign-up (`newTenant`), together with its sub-accounts.',
        ),
        newTenant: seconds(days(7), 'How long an account created by sign-up counts as new.'),
        memberUnlock: limit(5, 86_400, 'Unlocks of a user by the admins of an account.'),
        link: limit(300, 300, 'Link and code attempts per IP address.'),
        code: limit(300, 300, 'One-time code attempts per IP address.'),
        codeAccount: limit(50, 86_400, 'One-time code attempts per account, correct and incorrect.'),
        codeSend: limit(5, 900, 'One-time codes and sign-in links per user.'),
        codeSendAddress: limit(
          60,
          900,
          'One-time codes and sign-in links requested per IP address, which a whole office may share.',
        ),
        waiting: limit(6000, 900, 'Polls per IP address for whether a sign-in link was opened.'),
        noScript: limit(
          5,
          900,
          'Forms without JavaScript per IP address that are accepted after a pause where a CAPTCHA is required.',
        ),
        noScriptAll: limit(
          200,
          900,
          'Forms without JavaScript that are accepted after a pause where a CAPTCHA is required, from all IP addresses together.',
        ),
        token: limit(600, 60, 'Token requests and refreshes per IP address.'),
        introspection: limit(6000, 60, 'Introspections per client, or by the vendor’s back end.'),
        vendor: limit(30, 300, 'Vendor sign-ins per IP address.'),
        picture: limit(20, 3600, 'Images uploaded per user.'),
        policyPreview: limit(
          10,
          60,
          'Previews of security policies per tenant. In a large tenant, a preview takes seconds.',
        ),
        policyNotice: limit(
          3,
          86_400,
          'Announcements of a security policy per account, which are emailed to all users whom it affects.',
        ),
        bulk: limit(
          30,
          60,
          'Bulk requests per account: bulk changes, bulk checks, and exports. Each kind is counted separately.',
        ),
        card: limit(30, 3600, 'Cards that an account starts to save. Prevents testing of stolen cards.'),
        streamTest: limit(
          30,
          300,
          'Sample events that the admins of an account send to destinations of its audit log.',
        ),
        webhookTest: limit(60, 300, 'Test events that the admins of an account send to webhooks.'),
        domainProof: limit(60, 300, 'DNS lookups for email domains that the admins of an account request.'),
        ssoMetadata: limit(60, 300, 'Metadata of identity providers that the admins of an account have read.'),
        page: limit(3000, 300, 'Page views per IP address, which a whole office may share.'),
        portalPage: limit(600, 300, 'Portal loads per IP address; navigation inside the portal doesn’t count.'),
        authorize: limit(
          1500,
          300,
          'Authorization requests per IP address. Each one is kept for `lifetimes.authorizationRequest`.',
        ),
        pictureBytes: z
          .number()
          .int()
          .min(10_000)
          .default(5_242_880)
          .describe('Maximum size of an uploaded image, in bytes.'),
        bodyBytes: z.number().int().min(1024).default(262_144).describe('Maximum size of a request body, in bytes.'),
      })
      .prefault({})
      .describe('Rate limits and size limits.'),
    cookies: z
      .strictObject({
        sameSite: z
          .enum(['lax', 'none'])
          .optional()
          .describe(
            'SameSite attribute. Default: `none` in production (the login box is embedded in other sites), `lax` in development.',
          ),
      })
      .prefault({})
      .describe('Session cookies. They are always HttpOnly, and Secure on https.'),
    mail: z
      .strictObject({
        from: z.string().default('Portico <no-reply@localhost>').describe('Sender of every email.'),
        smtp: z
          .string()
          .optional()
          .describe(
            'URL of the mail server: `smtps://user:password@host:465`. Prefer the environment variable `PORTICO_SMTP_URL`. Without it, development shows emails in its inbox and production refuses to start.',
          ),
      })
      .prefault({})
      .describe('Email.'),
    audits: z
      .strictObject({
        retentionDays: z
          .number()
          .int()
          .min(30)
          .max(36_500)
          .optional()
          .describe(
            'Retention period of audit logs in days, unless a tenant has its own. Without it, they are kept forever.',
          ),
      })
      .prefault({})
      .describe('The audit log.'),
    ipLocations: z
      .strictObject({
        file: z
          .string()
          .optional()
          .describe(
            'Path of a geolocation database in the MMDB format. Without it, lookups of IP addresses return "ip metadata not found", and country restrictions can’t be turned on.',
          ),
      })
      .prefault({})
      .describe('Geolocation of IP addresses.'),
    metadata: z
      .strictObject({
        adminBox: z
          .record(z.string(), z.unknown())
          .default({})
          .describe('Theme, navigation, and texts of the portal and login box. A tenant’s own settings override them.'),
      })
      .prefault({})
      .describe('Metadata that clients read.'),
    texts: z
      .strictObject({
        loginBox: z
          .record(z.string(), z.record(z.string(), z.string().max(500)))
          .default({})
          .describe(
            'Texts of the login box to override, by language and key: `{ en: { "preLogin.title": "Welcome aboard" } }`. The keys are in `shared/i18n/en`.',
          ),
      })
      .prefault({})
      .describe('Custom texts.'),
    securityTxt: z
      .strictObject({
        contact: z
          .array(z.url({ protocol: /^(?:https|mailto|tel)$/ }))
          .min(1)
          .describe(
            'Contacts for vulnerability reports, preferred first: `mailto:security@example.com`, the https URL of a form, or `tel:` and a number.',
          ),
        expires: z.iso
          .datetime({ offset: true })
          .describe(
            'Expiry date, as ISO 8601; usually less than a year ahead. After that, the file is no longer served, and a warning is logged at startup.',
          ),
        policy: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('URL of the vulnerability disclosure policy.'),
        encryption: z
          .url({ protocol: /^(?:https|openpgp4fpr|dns)$/ })
          .optional()
          .describe('URL of the encryption key for reports.'),
        acknowledgments: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('URL of the acknowledgments page.'),
        preferredLanguages: z
          .array(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/, 'a language tag like en or pt-BR'))
          .min(1)
          .optional()
          .describe('Preferred languages of reports, for example `en` and `de`.'),
      })
      .optional()
      .describe(
        'Contact details for security researchers, served at `/.well-known/security.txt` (RFC 9116). Without this option, the file isn’t served.',
      ),
    watchdog: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Turn this off when debugging with breakpoints.'),
        stall: z.number().int().min(5).default(30).describe('Maximum time the event loop may be blocked, in seconds.'),
      })
      .prefault({})
      .describe(
        'Watchdog: exits the process when its event loop is blocked, so that a supervisor restarts it. Time in which the machine sleeps doesn’t count.',
      ),
    metrics: z
      .strictObject({
        public: z
          .boolean()
          .default(false)
          .describe(
            'Whether /metrics is available to other machines. Otherwise it only accepts direct requests from this machine, not requests forwarded by a proxy.',
          ),
      })
      .prefault({})
      .describe('Prometheus metrics at /metrics.'),
    log: z
      .strictObject({
        level: z
          .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
          .optional()
          .describe('Minimum log level. Default: `info`.'),
      })
      .prefault({})
      .describe('Logs on standard output: JSON lines in production, text in development.'),
  })
  .superRefine(checkEntitlements)
  .superRefine(checkMeters)
  .superRefine(({ metadata }, context) => {
    for (const { field, rule } of themeFaults(metadata.adminBox))
      context.addIssue({ code: 'custom', path: ['metadata', 'adminBox', ...field.split('/')], message: rule });
  });
export type Config = z.infer<typeof Config>;
