import type { PageKey, PageRule } from './page.types.ts';

/**
 * Who sees which page, unless metadata says otherwise: visibility from the specification (admin portal, section 2),
 * permissions from section 6. "The rest" is hidden there; where a page of the rest exists here, its permission decides.
 */
export const pageRules: Readonly<Record<PageKey, PageRule>> = {
  profile: { visibility: 'always' },
  privacy: { visibility: 'always' },
  personalApiTokens: { visibility: 'byPermissions', permission: 'fe.secure.read.userApiTokens' },
  account: { visibility: 'always', permission: 'fe.secure.read.accountSettings' },
  users: { visibility: 'always', permission: 'fe.secure.read.users' },
  groups: { visibility: 'byPermissions', permission: 'fe.secure.read.groups' },
  security: { visibility: 'always', permission: 'fe.secure.read.securityPolicy' },
  sso: { visibility: 'hidden', permission: 'fe.secure.read.samlConfiguration' },
  provisioning: { visibility: 'hidden', permission: 'fe.secure.read.provisioningConfiguration' },
  audits: { visibility: 'always', permission: 'fe.secure.read.audits' },
  webhooks: { visibility: 'hidden', permission: 'fe.connectivity.read.webhooks' },
  apiTokens: { visibility: 'byPermissions', permission: 'fe.secure.read.tenantApiTokens' },
  roles: { visibility: 'byPermissions', permission: 'fe.secure.read.roles' },
  subscriptions: { visibility: 'hidden', permission: 'fe.subscriptions.*' },
  allAccounts: { visibility: 'byPermissions', permission: 'fe.account-hierarchy.read.subAccount' },
  usage: { visibility: 'byPermissions', permission: 'fe.usage.read', flag: 'fe-usage-page' },
  connectivity: { visibility: 'hidden', permission: 'fe.connectivity.read.*' },
  reports: { visibility: 'hidden', permission: 'fe.secure.read.audits' },
};

/** Other names under which an address or a setting may know a page. */
const aliases: Readonly<Record<string, PageKey>> = { subscription: 'subscriptions' };

/** The page a name stands for; `undefined` for a name nobody knows. */
export function pageKeyOf(name: string): PageKey | undefined {
  if (Object.hasOwn(pageRules, name)) return name as PageKey;
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}
