/**
 * Configuration: one schema, each option with its default and what it means. The manual in docs/generated is made from
 * it. Configuration owns the environment (clients, roles, flags, limits); tenants' data live only in the database.
 */
import { z } from 'zod';
import { isFontList, largestRadius, longestFontList } from '#shared/lib/theme-look.ts';
import { permissionKeys } from '#shared/contract/permissions.ts';
import { refusalOfIssuer } from './lib/shared-issuers.ts';
import { lookFaults } from './lib/look-faults.ts';
import { RoutesConfig } from './routes-config.ts';
import { signUpCompanyName, signUpFields } from './sign-up-config.ts';
import { EventsConfig } from './events-config.ts';
import { checkEntitlements, FeatureConfig, GrantConfig, PlanConfig } from './entitlements-config.ts';

const minutes = (value: number) => value * 60;
const hours = (value: number) => value * 3600;
const days = (value: number) => value * 86400;

/** A number of seconds. */
const seconds = (value: number, meaning: string) =>
  z.number().int().positive().default(value).describe(`${meaning} Seconds.`);
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
  redirectUris: z
    .array(webAddress)
    .default([])
    .describe('Addresses that a code may be sent to. Compared letter by letter.'),
  postLogoutRedirectUris: z.array(webAddress).default([]).describe('Addresses that sign-out may go on to.'),
  origins: z
    .array(webAddress)
    .default([])
    .describe('Origins whose pages may call the API with the session cookie (CORS).'),
  applicationUrl: webAddress.optional().describe('Where a person lands who signed in without a pending request.'),
  secretHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe(
      'SHA-256 of the client secret, in hex. Only for clients that can keep a secret; browser clients have none.',
    ),
  previousSecretHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional()
    .describe(
      'SHA-256 of the secret before, which stays good beside the current one. To rotate: move the old digest here, set the new one, replace the secret where the client runs, then remove this.',
    ),
  entitlements: z.boolean().optional().describe('Whether its pages may ask `Portico.isEntitledTo`. Default: `false`.'),
  backchannelLogout: z
    .strictObject({
      uri: webAddress.describe(
        'Where a logout token is posted to when a session of the client ends (OpenID Connect Back-Channel Logout 1.0). In production https, but for `privateNetwork`.',
      ),
      privateNetwork: z
        .boolean()
        .default(false)
        .describe(
          'Whether the address may be of a private network or this machine. Such addresses are refused otherwise.',
        ),
    })
    .optional()
    .describe('How the back end of the client learns of sign-outs.'),
  application: z
    .strictObject({
      accessType: z
        .enum(['FREE_ACCESS', 'MANAGED_ACCESS'])
        .optional()
        .describe(
          'Who of an account may sign in to it: everybody (the default), or those whom an admin of the account assigned.',
        ),
      accounts: z
        .array(z.string().min(1).max(255))
        .optional()
        .describe('Aliases or ids of the accounts that have it. Default: all.'),
      description: z.string().max(500).optional().describe('What it is for, shown to admins.'),
      logo: webAddress.optional().describe('Picture beside its name.'),
      type: z.string().max(40).optional().describe('Told to clients: `web` unless said.'),
      frontendStack: z.string().max(40).optional().describe('Told to clients: `react`, say.'),
    })
    .optional()
    .describe('The client as an application of accounts.'),
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
  assignment: z
    .enum(['NEVER', 'ALWAYS', 'ASSIGNABLE'])
    .default('ASSIGNABLE')
    .describe(
      'Whether roles that a tenant makes must not, must, or may have it. The vendor’s roles have what stands in them.',
    ),
});

const providerClient = {
  clientId: z.string().min(1).describe('Our id at the provider.'),
  clientSecret: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Our secret there. Better put into the configuration from an environment variable (a `.mjs` configuration can read it).',
    ),
  scope: z.string().optional().describe('What is asked for, instead of the provider’s usual scope.'),
};
const knownProvider = (meaning: string) =>
  z
    .strictObject({
      ...providerClient,
      issuer: webAddress.optional().describe('Another issuer than the provider’s own: one Microsoft tenant, say.'),
      endpoints: z
        .strictObject({
          authorization: webAddress,
          token: webAddress,
          person: webAddress,
          emails: webAddress.optional(),
        })
        .optional()
        .describe(
          'Other addresses than the provider’s own, for those without OpenID Connect: a GitHub Enterprise server, say.',
        ),
    })
    .optional()
    .describe(meaning);
const CustomProviderConfig = z.strictObject({
  ...providerClient,
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .describe('Short name, part of addresses.'),
  name: z.string().min(1).max(60).describe('On the button.'),
  issuer: webAddress.describe(
    'OpenID Connect issuer; its discovery document tells the rest. The company’s own: of the shared ones only `https://accounts.google.com`, whose tokens must name one of `domains` (`hd`).',
  ),
  logo: webAddress.optional().describe('Small picture on the button.'),
  trustsEmail: z
    .boolean()
    .default(false)
    .describe(
      'Whether its word that an address was proved is believed. Only for a provider that proves every address.',
    ),
});

const domain = z
  .string()
  .regex(/^(?=.{4,253}$)([a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/)
  .describe('In lower case; sub-domains are named one by one.');

const CompanyConnectionConfig = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .describe('Short name, part of addresses.'),
  tenant: z
    .string()
    .min(1)
    .max(255)
    .describe('Whose people sign in: alias or id of the tenant. They become members of it when they first come.'),
  domains: z
    .array(domain)
    .min(1)
    .describe('E-mail domains of the company. Nobody with another address signs in by it.'),
  name: z.string().min(1).max(60).optional().describe('The company, as people read it. Default: the key.'),
  issuer: webAddress.describe(
    'OpenID Connect issuer; its discovery document tells the rest. The company’s own: of the shared ones only `https://accounts.google.com`, whose tokens must name one of `domains` (`hd`).',
  ),
  clientId: providerClient.clientId,
  clientSecret: providerClient.clientSecret,
  scope: providerClient.scope,
});
export type CompanyConnectionConfig = z.infer<typeof CompanyConnectionConfig>;

/** An address leads to one company. */
function checkConnections(connections: readonly CompanyConnectionConfig[], context: z.RefinementCtx): void {
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
        'Development listens on loopback only and has demo data, the inbox and two extra redirect addresses. Production has none of them and wants an https `baseUrl` and a master key.',
      ),
    port: z
      .number()
      .int()
      .min(1)
      .max(65535)
      .default(4000)
      .describe('Port of the identity server. In development the planning demo listens on the next one.'),
    host: z
      .string()
      .default('localhost')
      .describe('Address to listen on. Any but loopback wants `mode: "production"`.'),
    baseUrl: webAddress
      .optional()
      .describe('Public address of this server. Default in development: `http://localhost:PORT`.'),
    trustedProxies: z
      .array(z.string())
      .default([])
      .describe(
        'Addresses or ranges (CIDR) of the proxies in front, whose X-Forwarded-For is believed. Nobody else’s is.',
      ),
    dataDir: z.string().default('.portico').describe('Folder of the embedded database, its key file and `demo.json`.'),
    database: z
      .strictObject({
        url: z
          .string()
          .optional()
          .describe(
            'PostgreSQL to use instead of the embedded one. Better given as the environment variable `DATABASE_URL`.',
          ),
        poolSize: z.number().int().min(2).max(200).default(16).describe('Most connections that one process opens.'),
        acquireTimeout: z
          .number()
          .int()
          .positive()
          .default(4000)
          .describe('Milliseconds to wait for a connection before answering 503.'),
        queue: z
          .number()
          .int()
          .min(0)
          .max(100_000)
          .default(1000)
          .describe('Most calls of one process that wait for a connection; further ones are answered 503 at once.'),
        statementTimeout: z
          .number()
          .int()
          .positive()
          .default(15_000)
          .describe('Milliseconds after which a statement is cancelled.'),
      })
      .prefault({})
      .describe('The database.'),
    masterKey: z
      .string()
      .optional()
      .describe(
        '32 bytes in base64 that wrap every stored secret. Better given as `PORTICO_MASTER_KEY`. With the embedded database it is made once, as a 0600 file in the data folder.',
      ),
    previousMasterKey: z
      .string()
      .optional()
      .describe(
        'The master key before, while it is replaced. Better given as `PORTICO_MASTER_KEY_PREVIOUS`; see the README.',
      ),
    vendor: z
      .strictObject({
        name: z.string().default('Portico').describe('Name on the login page and in mails.'),
        logo: webAddress.optional().describe('Picture on the login page.'),
        icon: webAddress.optional().describe('Small square picture.'),
        whiteLabel: z.boolean().default(true).describe('Told to clients as `whiteLabelMode`.'),
        apiKeys: z
          .array(
            z.strictObject({
              clientId: z.string(),
              secretHash: z.string().regex(/^[0-9a-f]{64}$/),
              previousSecretHash: z
                .string()
                .regex(/^[0-9a-f]{64}$/)
                .optional(),
            }),
          )
          .default([])
          .describe(
            'Credentials of the vendor’s own back end: id, and SHA-256 of the secret in hex. `previousSecretHash` keeps the secret before good while it is being replaced.',
          ),
      })
      .prefault({})
      .describe('Whose product this is the front door of.'),
    theme: z
      .strictObject({
        brand: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i)
          .default('#0d6276')
          .describe('One colour, as #rrggbb; every other accent tone is derived from it.'),
        mode: z
          .enum(['auto', 'light', 'dark'])
          .default('auto')
          .describe('Light, dark, or what the person’s system says.'),
        radius: z
          .number()
          .min(0)
          .max(largestRadius)
          .optional()
          .describe(
            'How round controls of the login box are, in px; everything else follows in proportion. 6 unless said.',
          ),
        font: z
          .string()
          .max(longestFontList)
          .refine(isFontList, 'is no list of font names')
          .optional()
          .describe(
            'Fonts of the login box, as a list of names: `"Source Sans 3", Inter, sans-serif`. Bringing them along is up to the page.',
          ),
      })
      .prefault({})
      .describe('Look of the hosted pages.'),
    clients: z.array(ClientConfig).default([]).describe('Applications that sign people in here.'),
    roles: z
      .array(RoleConfig)
      .default([
        {
          key: 'admin',
          name: 'Admin',
          description: 'Manages people, roles and settings.',
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
      .describe('The vendor’s roles, which every tenant has.'),
    permissions: z
      .array(PermissionConfig)
      .default([])
      .describe(`Permissions of the vendor’s product, beside the ${permissionKeys.length} of the portal.`),
    features: z.array(FeatureConfig).default([]).describe('What people can be entitled to.'),
    plans: z.array(PlanConfig).default([]).describe('Bundles of features, granted to tenants or people.'),
    grants: z
      .array(GrantConfig)
      .default([])
      .describe(
        'Plans and features of tenants that are known by name. The others are granted by the vendor’s back end: `POST /entitlements/resources/entitlements/v2`.',
      ),
    flags: z.record(z.string(), z.boolean()).default({}).describe('Feature flags, told to clients as "on" and "off".'),
    signUp: z
      .strictObject({
        allowed: z.boolean().default(true).describe('Whether a stranger may create a tenant.'),
        confirmBy: z
          .enum(['link', 'code'])
          .default('link')
          .describe('How an address is proved: by a link in a mail, or by a code that is typed on the page.'),
        companyName: signUpCompanyName,
        fields: signUpFields,
      })
      .prefault({})
      .describe('Signing up.'),
    invitations: z
      .strictObject({
        confirmBy: z
          .enum(['link', 'code'])
          .default('link')
          .describe('Whether the link of an invitation is enough, or a code out of the same mail is asked for too.'),
        links: z
          .boolean()
          .default(true)
          .describe('Whether people may make links by which whoever opens them signs up into their organisation.'),
        temporaryUsers: z
          .boolean()
          .default(true)
          .describe('Whether people may be given limited time in an organisation.'),
      })
      .prefault({})
      .describe('Inviting.'),
    setUp: z
      .strictObject({
        email: z
          .email()
          .default('admin@localhost.localdomain')
          .describe('Address of the first admin of a production server, whose set-up link is printed at start.'),
      })
      .prefault({})
      .describe('The first start in production.'),
    signIn: z
      .strictObject({
        strategy: z
          .enum(['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode', 'NoLocalAuthentication'])
          .default('EmailAndPassword')
          .describe(
            'How people sign in: password, code or link by mail, code by SMS, or only through an identity provider.',
          ),
        alternatives: z
          .array(z.enum(['EmailAndPassword', 'Code', 'MagicLink', 'SmsCode']))
          .default([])
          .describe('Other ways that are open beside it.'),
        secondary: z
          .array(z.enum(['Passkeys', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SmsCode', 'SmsCodeV2']))
          .default([])
          .describe(
            'Quick ways for people who have set one up: passkeys; `SmsCode` is a code by SMS on a device that was remembered.',
          ),
        userNames: z
          .boolean()
          .default(false)
          .describe(
            'Whether people may sign up and sign in by a user name instead of an address. Without an address there is no mail: a forgotten password is then reset by an admin.',
          ),
        codeTries: z
          .number()
          .int()
          .min(1)
          .max(10)
          .default(5)
          .describe('Wrong tries after which a one-time code is dead.'),
      })
      .prefault({})
      .describe('Signing in.'),
    sms: z
      .strictObject({
        provider: z
          .enum(['twilio', 'vonage', 'messagebird', 'sns'])
          .optional()
          .describe('Who carries text messages. Without one, development shows them in its inbox.'),
        from: z
          .string()
          .default('Portico')
          .describe('Sender: a number of yours, or a name where the country allows one.'),
        account: z.string().optional().describe('Twilio: account SID. Vonage: API key. SNS: access key id.'),
        secret: z
          .string()
          .optional()
          .describe(
            'Twilio: auth token. Vonage: API secret. MessageBird: access key. SNS: secret access key. Better given as `PORTICO_SMS_SECRET`.',
          ),
        region: z
          .string()
          .regex(/^[a-z0-9-]+$/)
          .default('eu-central-1')
          .describe('Region, for SNS.'),
        endpoint: webAddress.optional().describe('Another address of the provider: a regional one, or a proxy.'),
        countries: z
          .array(z.string().regex(/^[A-Z]{2}$/))
          .default([])
          .describe('Countries whose numbers get messages, as two letters; all when empty.'),
        defaultCountry: z
          .string()
          .regex(/^[A-Z]{2}$/)
          .optional()
          .describe('Country of numbers that are typed without a country code.'),
      })
      .prefault({})
      .describe('Text messages.'),
    passwords: z
      .strictObject({
        minLength: z.number().int().min(8).max(64).default(8).describe('Fewest characters.'),
        maxLength: z.number().int().min(64).max(1024).default(128).describe('Most characters.'),
        allowPassphrases: z.boolean().default(true).describe('Spaces are welcome.'),
        minPhraseLength: z
          .number()
          .int()
          .min(8)
          .default(20)
          .describe('Told to clients; a text this long counts as a phrase.'),
        historySize: z
          .number()
          .int()
          .min(0)
          .max(24)
          .default(0)
          .describe('How many former passwords may not come back.'),
        rotation: z
          .strictObject({
            isActive: z
              .boolean()
              .default(false)
              .describe('Whether passwords grow too old, where a tenant has decided nothing.'),
            rotationPeriod: z
              .number()
              .int()
              .min(1)
              .default(129_600)
              .describe('Age at which a password has to be changed, in minutes.'),
            notificationPeriod: z
              .number()
              .int()
              .min(0)
              .default(10_080)
              .describe('Time before that in which its owner is told, in minutes.'),
          })
          .prefault({})
          .describe(
            'Passwords that have to be changed at times. NIST SP 800-63B-4 advises against it; some contracts ask for it.',
          ),
        breached: z
          .strictObject({
            mode: z
              .enum(['off', 'prompt', 'block'])
              .default('off')
              .describe(
                'What happens to passwords that are in a list of leaked ones: nothing; people are told at sign-in; or they do not open an account any more. But for `off`, nobody can choose one.',
              ),
            rangeUrl: webAddress
              .optional()
              .describe(
                'Range API with k-anonymity: five characters of the SHA-1 digest are added to this address, as in `https://api.pwnedpasswords.com/range/`.',
              ),
            file: z
              .string()
              .optional()
              .describe(
                'Instead of the API: a file of lines `SHA1:COUNT`, sorted by digest, as the range API’s makers publish it.',
              ),
            timeout: z
              .number()
              .int()
              .min(100)
              .max(10_000)
              .default(1500)
              .describe('Milliseconds to wait for the API. Without an answer the password counts as not leaked.'),
          })
          .refine(
            (breached) => breached.mode === 'off' || breached.rangeUrl !== undefined || breached.file !== undefined,
            'give rangeUrl or file',
          )
          .prefault({})
          .describe('Leaked passwords.'),
        hashQueue: z
          .number()
          .int()
          .min(1)
          .max(1000)
          .default(64)
          .describe('Most password hashes that may wait; beyond it the answer is 503.'),
      })
      .prefault({})
      .describe('Passwords. Common ones and the own address are always refused.'),
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
            issuer: webAddress.optional().describe('Another issuer than Apple’s own.'),
            apple: z
              .strictObject({ teamId: z.string().min(1), keyId: z.string().min(1), privateKey: z.string().min(1) })
              .optional()
              .describe('Team, key id and the PKCS #8 private key with which each client secret is signed.'),
          })
          .optional()
          .describe('Apple.'),
        custom: z.array(CustomProviderConfig).default([]).describe('Any other OpenID Connect provider.'),
      })
      .prefault({})
      .describe(
        'Signing in with an account elsewhere. Register `BASE_URL/account/social/success` as the return address at each provider.',
      ),
    sso: z
      .strictObject({
        connections: z
          .array(CompanyConnectionConfig)
          .superRefine(checkConnections)
          .default([])
          .describe('Companies whose own identity provider signs their people in, by OpenID Connect.'),
      })
      .prefault({})
      .describe('Company sign-in. Register `BASE_URL/account/oidc/callback` as the return address at each provider.'),
    routes: RoutesConfig,
    events: EventsConfig,
    lockout: z
      .strictObject({
        enabled: z
          .boolean()
          .default(true)
          .describe('Whether accounts lock at all, where a tenant has decided nothing.'),
        maxAttempts: z
          .number()
          .int()
          .min(3)
          .max(100)
          .default(5)
          .describe(
            'Wrong passwords in a row before an account locks. A tenant may choose another number for its people.',
          ),
        release: seconds(minutes(15), 'Time after which a locked account opens by itself.'),
      })
      .prefault({})
      .describe('Locking after wrong passwords.'),
    mfa: z
      .strictObject({
        enforce: z
          .enum(['DontForce', 'Force', 'ForceExceptSAML'])
          .default('DontForce')
          .describe('Who needs a second factor, where a tenant has decided nothing.'),
        strategies: z
          .array(z.enum(['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode']))
          .default(['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS', 'EmailCode'])
          .describe(
            'Second factors that people may use. A code by e-mail is offered only to those who have no stronger one.',
          ),
        rememberDevice: z
          .strictObject({
            allowed: z
              .boolean()
              .default(true)
              .describe('Whether a browser may be remembered, so that it is asked for the first factor alone.'),
            days: z.number().int().min(1).max(365).default(30).describe('How long it is remembered, in days.'),
          })
          .prefault({})
          .describe('“Remember this device”.'),
      })
      .prefault({})
      .describe('Second factors.'),
    captcha: z
      .strictObject({
        enabled: z
          .boolean()
          .default(false)
          .describe(
            'Whether sign-up, forgotten passwords, codes and sign-in after failures ask for a proof that no crowd of machines calls.',
          ),
        provider: z
          .enum(['proof-of-work', 'recaptcha'])
          .default('proof-of-work')
          .describe(
            'The browser computes a little for this server, and nobody else hears of it; or Google reCAPTCHA (version 3), whose script the login box loads when a proof is asked for and the page has not. A page that embeds the box allows it in its policy: scripts by nonce or `https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`, frames of `https://www.google.com/recaptcha/`, and under Trusted Types the names `portico-captcha` and those of Google.',
          ),
        difficulty: z
          .number()
          .int()
          .min(4)
          .max(26)
          .default(16)
          .describe(
            'Proof of work: zero bits that the digest begins with. One more doubles the work; 16 is about a second on a phone.',
          ),
        lifetime: seconds(minutes(5), 'Proof of work: a challenge.'),
        loginAfterFailures: z
          .number()
          .int()
          .min(0)
          .max(100)
          .default(3)
          .describe('Wrong passwords in a row after which sign-in asks for it too.'),
        recaptcha: z
          .strictObject({
            siteKey: z.string().describe('Public key.'),
            secret: z.string().describe('Secret key.'),
            verifyUrl: webAddress
              .default('https://www.google.com/recaptcha/api/siteverify')
              .describe('Where tokens are verified.'),
            minScore: z.number().min(0).max(1).default(0.5).describe('Least score of a version 3 token.'),
          })
          .optional()
          .describe('Keys of Google reCAPTCHA.'),
      })
      .refine(
        (captcha) => !captcha.enabled || captcha.provider !== 'recaptcha' || captcha.recaptcha !== undefined,
        'give the keys of reCAPTCHA',
      )
      .prefault({})
      .describe(
        'Against crowds of machines. Forms without JavaScript cannot give the proof: they are sent twice, with a pause between, and `limits.noScript` bounds how many.',
      ),
    impersonation: z
      .strictObject({
        byAdmins: z
          .boolean()
          .default(true)
          .describe(
            'Whether admins of a tenant may act as its members. The vendor’s back end may whenever it has credentials.',
          ),
        ticket: seconds(minutes(5), 'One-time token that begins it.'),
        session: seconds(hours(1), 'The session itself; it cannot be made longer.'),
      })
      .prefault({})
      .describe(
        'Acting as somebody else, for support. The person is told by mail, and every change names who made it.',
      ),
    lifetimes: z
      .strictObject({
        accessToken: seconds(minutes(15), 'Access and id token.'),
        code: seconds(60, 'Authorization code.'),
        socialAttempt: seconds(minutes(15), 'A sign-in at a provider that was begun and has not come back.'),
        portalTicket: seconds(60, 'One-time address of the hosted portal.'),
        authorizationRequest: seconds(minutes(30), 'A login page that was opened and not finished.'),
        factorChallenge: seconds(minutes(15), 'Time for the second factor, after the first.'),
        recoveryGrant: seconds(minutes(10), 'Time to sign in after a recovery code was used.'),
        mailCode: seconds(minutes(10), 'One-time code that came by mail.'),
        smsCode: seconds(minutes(5), 'One-time code that came by SMS.'),
        magicLink: seconds(minutes(15), 'Link by mail that signs in.'),
        resetLink: seconds(hours(1), 'Link to reset a password.'),
        activationLink: seconds(days(3), 'Link to activate an account.'),
        invitationLink: seconds(days(7), 'Link to accept an invitation.'),
        unlockLink: seconds(hours(1), 'Link to unlock an account.'),
        setUpLink: seconds(days(1), 'The first admin’s set-up link of a production server.'),
        sessionIdle: seconds(days(30), 'A session nobody used.'),
        session: seconds(days(90), 'A session at the longest.'),
        refreshGrace: seconds(
          10,
          'Time in which a refresh token that was just rotated still gives its successor, for tabs that race.',
        ),
        factorReset: seconds(days(3), 'A reset of somebody’s second factors waits this long for the second admin.'),
        factorResetDelay: seconds(
          hours(24),
          'From the second admin’s confirmation until the second factors go; the person can keep them until then.',
        ),
        phoneReset: seconds(
          minutes(30),
          'A reset of the phone number, from its code to the first sign-in with the new number.',
        ),
        signingKey: seconds(
          days(90),
          'A signing key signs this long, and verifies until the last of its tokens has ended.',
        ),
        vendorToken: seconds(hours(24), 'Token of the vendor’s back end.'),
        machineToken: seconds(hours(1), 'What client credentials are exchanged for.'),
        machineRefresh: seconds(
          days(30),
          'Refresh token of an exchange; afterwards the client id and secret are wanted again.',
        ),
      })
      .prefault({})
      .describe('How long things live.'),
    limits: z
      .strictObject({
        login: limit(300, 300, 'Sign-in attempts from one address, behind which a whole office may sit.'),
        loginAccount: limit(100, 900, 'Sign-in attempts on one account, whatever the address.'),
        signUp: limit(100, 3600, 'Sign-ups from one address.'),
        mail: limit(10, 900, 'Mails of one kind to one person.'),
        invitationsPerTenant: limit(5000, 86_400, 'Invitations that one account mails, to whatever addresses.'),
        invitationsPerNewTenant: limit(
          20,
          86_400,
          'The same while an account that began by a sign-up is new (`newTenant`), for it and all accounts below it together.',
        ),
        newTenant: seconds(days(7), 'An account that began by a sign-up is new this long.'),
        link: limit(300, 300, 'Tries of links and codes from one address.'),
        code: limit(300, 300, 'Tries of one-time codes from one address.'),
        codeAccount: limit(50, 86_400, 'Tries of one-time codes on one account, right and wrong ones together.'),
        codeSend: limit(5, 900, 'One-time codes and sign-in links to one person.'),
        codeSendAddress: limit(
          60,
          900,
          'One-time codes and sign-in links asked for from one address, behind which a whole office may sit.',
        ),
        waiting: limit(6000, 900, 'Questions from one address whether a sign-in link was opened.'),
        noScript: limit(
          5,
          900,
          'Forms without JavaScript from one address that pass by waiting, where captcha asks for a proof.',
        ),
        noScriptAll: limit(
          200,
          900,
          'The same from everywhere: so that many addresses together get no further than few.',
        ),
        token: limit(600, 60, 'Token requests and refreshes from one address.'),
        introspection: limit(6000, 60, 'Introspections of one client, or of the vendor’s back end.'),
        vendor: limit(30, 300, 'Vendor sign-ins from one address.'),
        picture: limit(20, 3600, 'Pictures that one person uploads.'),
        page: limit(3000, 300, 'Pages opened from one address, behind which a whole office may sit.'),
        portalPage: limit(600, 300, 'Openings of the portal from one address; its pages change without another one.'),
        authorize: limit(
          1500,
          300,
          'Sign-ins begun by applications from one address, each of which is kept for `lifetimes.authorizationRequest`.',
        ),
        pictureBytes: z
          .number()
          .int()
          .min(10_000)
          .default(5_242_880)
          .describe('Largest picture somebody may upload, in bytes.'),
        bodyBytes: z.number().int().min(1024).default(262_144).describe('Largest request body, in bytes.'),
      })
      .prefault({})
      .describe('Against guessing and flooding.'),
    cookies: z
      .strictObject({
        sameSite: z
          .enum(['lax', 'none'])
          .optional()
          .describe('Default: `none` in production (the login box stands on other sites), `lax` in development.'),
      })
      .prefault({})
      .describe('Session cookies. They are HttpOnly always, and Secure on https.'),
    mail: z
      .strictObject({
        from: z.string().default('Portico <no-reply@localhost>').describe('Sender of every mail.'),
        smtp: z
          .string()
          .optional()
          .describe(
            'Address of the mail server: `smtps://user:password@host:465`. Better given as `PORTICO_SMTP_URL`. Without it, development shows mails in its inbox and production refuses to start.',
          ),
      })
      .prefault({})
      .describe('Mail.'),
    ipLocations: z
      .strictObject({
        file: z
          .string()
          .optional()
          .describe('A database of addresses in the MMDB format. Without it every address is "ip metadata not found".'),
      })
      .prefault({})
      .describe('Where an Internet address is.'),
    metadata: z
      .strictObject({
        adminBox: z
          .record(z.string(), z.unknown())
          .default({})
          .describe('Theme, navigation and texts of portal and login box, before a tenant’s own.'),
      })
      .prefault({})
      .describe('What clients read as metadata.'),
    texts: z
      .strictObject({
        loginBox: z
          .record(z.string(), z.record(z.string(), z.string().max(500)))
          .default({})
          .describe(
            'Other words than ours in the login box, by language and key: `{ en: { "preLogin.title": "Welcome aboard" } }`. The keys stand in `shared/i18n/en`.',
          ),
      })
      .prefault({})
      .describe('Wording.'),
    securityTxt: z
      .strictObject({
        contact: z
          .array(z.url({ protocol: /^(?:https|mailto|tel)$/ }))
          .min(1)
          .describe(
            'Where a vulnerability is reported, the preferred one first: `mailto:security@example.com`, an https address of a form, `tel:` and a number.',
          ),
        expires: z.iso
          .datetime({ offset: true })
          .describe(
            'Until when this holds, as ISO 8601; less than a year ahead is usual. Afterwards the file is no longer there, and a start says so in the log.',
          ),
        policy: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('Page with the rules of reporting.'),
        encryption: z
          .url({ protocol: /^(?:https|openpgp4fpr|dns)$/ })
          .optional()
          .describe('Key to write to the contact with.'),
        acknowledgments: z
          .url({ protocol: /^https$/ })
          .optional()
          .describe('Page that thanks those who reported.'),
        preferredLanguages: z
          .array(z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/))
          .min(1)
          .optional()
          .describe('Languages of reports: `en`, `de`.'),
      })
      .optional()
      .describe(
        'Where researchers report vulnerabilities: served at `/.well-known/security.txt` (RFC 9116). Without it there is no such file.',
      ),
    watchdog: z
      .strictObject({
        enabled: z.boolean().default(true).describe('Off where a debugger stops the program.'),
        stall: z.number().int().min(5).default(30).describe('Seconds that the program may stand still.'),
      })
      .prefault({})
      .describe(
        'Ends the process when it stands still, so that what supervises it starts it anew. Time in which the machine sleeps does not count.',
      ),
    metrics: z
      .strictObject({
        public: z
          .boolean()
          .default(false)
          .describe(
            'Whether /metrics answers other machines. Otherwise it answers programs on this one, and nothing that a proxy passes on.',
          ),
      })
      .prefault({})
      .describe('Measurements for Prometheus, at /metrics.'),
    log: z
      .strictObject({
        level: z
          .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug'])
          .optional()
          .describe('Least severe line that is written. Default: `info`.'),
      })
      .prefault({})
      .describe('Logging on standard output: JSON, one object a line, in production, and text in development.'),
  })
  .superRefine(checkEntitlements)
  .superRefine(({ metadata }, context) => {
    for (const { field, rule } of lookFaults(metadata.adminBox))
      context.addIssue({ code: 'custom', path: ['metadata', 'adminBox', ...field.split('/')], message: rule });
  });
export type Config = z.infer<typeof Config>;
