/** The names of areas: one for each, in every layer. `npm run check -- areas` refuses others, and `docs/areas.md` is made from this list. */

export interface Layer {
  name: string;
  /** Folder below the root, with `/` at its end. */
  path: string;
  /** Whether an area has a folder of its own, or files that its name is part of. */
  holds: 'folders' | 'files';
  /** What the layer has beside areas: folders and files by their beginning. */
  beside?: readonly string[];
  /** Why an area may lack it without saying so. */
  optional?: string;
}

/** The layers of a feature, from the wire to the page. */
export const layers = {
  contract: {
    name: 'contract',
    path: 'shared/contract/',
    holds: 'folders',
    beside: ['areas.ts', 'define.ts', 'entities.ts', 'errors.ts', 'index.ts', 'permissions.ts', 'tenant-id.ts'],
  },
  routes: { name: 'route', path: 'server/routes/', holds: 'folders', beside: ['index.ts'] },
  useCases: { name: 'use case', path: 'server/use-cases/', holds: 'folders' },
  queries: { name: 'query', path: 'server/db/queries/', holds: 'folders', beside: ['core/', 'delivery/'] },
  domain: {
    name: 'domain',
    path: 'server/domain/',
    holds: 'folders',
    optional: 'rules without I/O that are worth a file of their own',
  },
  views: {
    name: 'view',
    path: 'server/views/',
    holds: 'files',
    optional: 'rows that more than one use case turns into what the wire carries',
  },
  preview: {
    name: 'preview',
    path: 'shared/preview/',
    holds: 'folders',
    beside: [
      'answers.ts',
      'areas.ts',
      'large-tenant.ts',
      'entities.ts',
      'error.ts',
      'long-names.ts',
      'preview-',
      'secrets.ts',
      'state.',
      'testing/',
      'token.ts',
    ],
  },
  page: { name: 'page', path: 'admin-box/pages/', holds: 'folders' },
  texts: {
    name: 'texts',
    path: 'shared/i18n/en/portal/',
    holds: 'files',
    beside: ['charts.ts', 'index.ts', 'shell.ts', 'titles.ts', 'tools.ts'],
  },
} as const satisfies Record<string, Layer>;

export type LayerKey = keyof typeof layers;

export interface Area {
  name: string;
  /** What belongs to it, without a period. */
  about: string;
  /** Other names of its folders, where an order of imports divides it, or a page is known by another name. */
  also?: readonly string[];
  /** Why a layer has nothing of it. */
  without?: Partial<Record<LayerKey, string>>;
  /** Not built yet: the name is kept for it. */
  planned?: true;
}

const notInPortal = (reason: string) => ({ preview: reason, page: reason, texts: reason });
const notOnWire = (reason: string) => ({ contract: reason, routes: reason });
const inCore = 'several areas read it: `server/db/queries/core/`';
const loginBox = 'it is in the login box: `login-box/flows/`';

/** Sorted by name. */
export const areas: readonly Area[] = [
  { name: 'api-tokens', about: 'API tokens of users and tenants, and their exchange for access tokens' },
  {
    name: 'applications',
    about: 'applications of a tenant, and who may use them',
    without: { queries: inCore, page: 'users assign them on the page `users`, the vendor by its API' },
  },
  { name: 'assistant', about: 'questions and actions in words', planned: true },
  { name: 'audits', about: 'the audit log: search, export, proof, retention, streams' },
  {
    name: 'authorization',
    about: 'checks that several areas share: who may give which rights, and scopes beyond one tenant',
    without: {
      ...notOnWire('the endpoints are those of the areas that it checks'),
      queries: inCore,
      ...notInPortal('the portal shows the areas that it checks'),
    },
  },
  { name: 'billing', about: 'plans, subscriptions, invoices, payment methods, checkout' },
  { name: 'channels', about: 'notifications to email, text messages and chat', planned: true },
  {
    name: 'entitlements',
    about: 'features that a plan or a grant allows',
    without: notInPortal('gates in the host page ask for them: `shared/gates/`'),
  },
  {
    name: 'events',
    about: 'events for back ends of the vendor',
    without: { queries: 'they are deliveries: `server/db/queries/delivery/`', ...notInPortal('the vendor has an API') },
  },
  { name: 'groups', about: 'groups of users, with their roles' },
  { name: 'impersonation', about: 'support acting as a user', without: notInPortal(loginBox) },
  {
    name: 'installation',
    about: 'what holds for every tenant: set-up, configuration, settings that a client reads first',
    without: { queries: inCore, ...notInPortal('the operator has a configuration file') },
  },
  {
    name: 'invitations',
    about: 'invitations by email, by link and in bulk',
    without: { page: 'users are invited on the page `users`' },
  },
  {
    name: 'messages',
    about: 'emails and text messages about what happened to an account',
    without: {
      ...notOnWire('they are sent, and never called'),
      queries: 'they are deliveries: `server/db/queries/delivery/`',
      ...notInPortal('their texts are in `shared/i18n/en/mail/`'),
    },
  },
  {
    name: 'mfa',
    about: 'verification methods after the first, and their reset with an approval',
    also: ['mfa-resets'],
    without: {
      preview: 'with `profile`, whose page shows it',
      page: 'on the pages `privacy` (own methods) and `security` (the policy)',
      texts: 'with those pages',
    },
  },
  {
    name: 'notifications',
    about: 'notifications in the portal',
    without: { page: 'the portal shows them in its frame: `admin-box/tools/`' },
  },
  {
    name: 'oauth',
    about: 'OAuth 2.0 and OpenID Connect for applications',
    without: { useCases: 'a protocol: `server/protocols/oauth/`', ...notInPortal('clients call it, not people') },
  },
  {
    name: 'organization',
    about: 'settings of the tenant itself',
    without: { queries: inCore, preview: 'with `sub-accounts`' },
  },
  {
    name: 'passkeys',
    about: 'passkeys and security keys (WebAuthn)',
    without: { page: 'on the page `privacy`', texts: 'with that page' },
  },
  {
    name: 'pictures',
    about: 'pictures and logos',
    without: {
      ...notOnWire('they are uploaded to the areas that show them'),
      queries: inCore,
      ...notInPortal('the areas that show them have the field'),
    },
  },
  {
    name: 'policies',
    about: 'security policies: passwords, lockout, MFA, sessions, their history and impact',
    also: ['policy-history', 'policy-impact', 'security'],
  },
  {
    name: 'portal',
    about: 'settings of the portal, and its entry from other sites',
    without: notInPortal('it is the portal: `admin-box/portal/`'),
  },
  { name: 'profile', about: 'what users change about themselves', also: ['privacy'] },
  {
    name: 'recovery',
    about: 'a new password, a new phone, unlocking an account',
    without: {
      ...notOnWire('with `sign-in`'),
      queries: 'with `sign-in`',
      ...notInPortal(loginBox),
    },
  },
  { name: 'reports', about: 'reports by schedule', planned: true },
  {
    name: 'restrictions',
    about: 'restrictions by IP address, country and email domain',
    without: { page: 'on the page `security`' },
  },
  { name: 'roles', about: 'roles and permissions' },
  { name: 'scim', about: 'users and groups from directories (SCIM 2.0); its page is called "Provisioning"' },
  {
    name: 'security-center',
    about: 'the score, and recommendations with their remedies',
    without: { page: 'on the page `security`' },
  },
  {
    name: 'sessions',
    about: 'sessions of browsers: refresh, switch of tenants, end',
    without: { page: 'on the pages `privacy` (own) and `security` (those of the tenant)' },
  },
  {
    name: 'sign-in',
    about: 'signing in by password, code and link, and what completes each sign-in',
    without: { page: loginBox, texts: 'in `shared/i18n/en/login/`' },
  },
  {
    name: 'sign-up',
    about: 'new accounts, and their activation',
    without: { ...notOnWire('with `sign-in`'), queries: 'with `sign-in`', ...notInPortal(loginBox) },
  },
  {
    name: 'social',
    about: 'signing in with an account elsewhere (Google, GitHub, …)',
    without: notInPortal(loginBox),
  },
  {
    name: 'sso',
    about: "single sign-on with a tenant's identity provider: SAML and OpenID Connect",
    also: ['sso-setup-links', 'sso-sign-in'],
  },
  { name: 'sub-accounts', about: 'organizations below another' },
  { name: 'usage', about: 'metered usage and its limits' },
  { name: 'users', about: 'users of a tenant, as its admins see them' },
  {
    name: 'verification',
    about: 'proof of an address, a number or a human: links, one-time codes, captcha',
    without: { queries: 'with `sign-in`', ...notInPortal('the areas that ask for it show it') },
  },
  {
    name: 'webhooks',
    about: 'events for receivers of a tenant',
    without: { preview: 'no page yet', page: 'not built yet', texts: 'no page yet' },
  },
];

/** The areas that a name of a layer belongs to: none, one, or two. @param name of a folder, or of a file without its endings */
function areasNamed(name: string, holds: Layer['holds']): Area[] {
  if (holds === 'folders') return areas.filter((area) => area.name === name || area.also?.includes(name));
  const parts = areas.filter((area) =>
    [area.name, singular(area.name)].some((each) => `-${name}-`.includes(`-${each}-`)),
  );
  // an area whose name is part of another one's: the longer one is meant
  return parts.filter((area) => !parts.some((other) => other !== area && other.name.includes(area.name)));
}

const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

export interface Place {
  key: LayerKey;
  /** Folder or file of the layer. */
  entry: string;
  areas: Area[];
}

/** Where a file is in the layers. Undefined: in none, or beside the areas of one. */
export function placeOf(path: string): Place | undefined {
  const key = (Object.keys(layers) as LayerKey[]).find((each) => path.startsWith(layers[each].path));
  if (key === undefined) return undefined;
  const layer: Layer = layers[key];
  const rest = path.slice(layer.path.length);
  if (layer.beside?.some((each) => rest.startsWith(each))) return undefined;
  const entry = rest.split('/')[0]!;
  const isFolder = rest.includes('/');
  // tests of a whole layer
  if (!isFolder && entry.includes('.test.')) return undefined;
  const fits = isFolder === (layer.holds === 'folders');
  return { key, entry, areas: fits ? areasNamed(entry.split('.')[0]!, layer.holds) : [] };
}
