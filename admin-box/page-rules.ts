import type { PageKey, PageRule, PlannedPageKey } from './page.types.ts';
import { pages } from './pages.ts';

/**
 * Rules of pages in the specification (admin portal, section 2) that do not exist yet: metadata may name them. A page's
 * own rule is in its `page.ts`.
 */
const plannedRules: Readonly<Record<PlannedPageKey, PageRule>> = {
  webhooks: { visibility: 'hidden', permission: 'fe.connectivity.read.webhooks' },
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

/** Other names under which a URL or a setting may refer to a page. */
const aliases: Readonly<Record<string, PageKey>> = { subscription: 'subscriptions' };

/** Returns the page with a name; `undefined` for unknown names. */
export function pageKeyOf(name: string): PageKey | undefined {
  if (Object.hasOwn(pageRules, name)) return name as PageKey;
  return Object.hasOwn(aliases, name) ? aliases[name] : undefined;
}
