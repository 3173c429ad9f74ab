import type { PageKey, PageRule, PlannedPageKey } from './page.types.ts';
import { pages } from './pages.ts';

/**
 * Rules of pages that the specification has (admin portal, section 2) and the portal has not yet: metadata may name them.
 * A page's own rule lies in its `page.ts`.
 */
const plannedRules: Readonly<Record<PlannedPageKey, PageRule>> = {
  security: { visibility: 'always', permission: 'fe.secure.read.securityPolicy' },
  sso: { visibility: 'hidden', permission: 'fe.secure.read.samlConfiguration' },
  provisioning: { visibility: 'hidden', permission: 'fe.secure.read.provisioningConfiguration' },
  audits: { visibility: 'always', permission: 'fe.secure.read.audits' },
  webhooks: { visibility: 'hidden', permission: 'fe.connectivity.read.webhooks' },
  subscriptions: { visibility: 'hidden', permission: 'fe.subscriptions.*' },
  connectivity: { visibility: 'hidden', permission: 'fe.connectivity.read.*' },
  reports: { visibility: 'hidden', permission: 'fe.secure.read.audits' },
};

/** Who sees which page, unless metadata says otherwise. */
export const pageRules: Readonly<Record<PageKey, PageRule>> = {
  ...plannedRules,
  ...(Object.fromEntries(pages.map((page): [string, PageRule] => [page.key, page])) as Record<
    Exclude<PageKey, PlannedPageKey>,
    PageRule
  >),
};

/** Other names under which an address or a setting may know a page. */
const aliases: Readonly<Record<string, PageKey>> = { subscription: 'subscriptions' };

/** The page a name stands for; `undefined` for a name nobody knows. */
export function pageKeyOf(name: string): PageKey | undefined {
  if (Object.hasOwn(pageRules, name)) return name as PageKey;
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}
