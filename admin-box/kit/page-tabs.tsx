/** Tabs of a page, which metadata can hide (specification, admin portal, section 2). */
import { Tabs } from '#shared/ui/tabs/tabs.tsx';
import type { PageKey } from '#admin-box/page.types.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/**
 * The tab that the URL names (`?tab=`), among those that are not hidden; the first has no parameter.
 *
 * @param shown the tabs that the user can open, in order
 */
export function usePageTabs<Tab extends string>(key: PageKey, shown: readonly Tab[]) {
  const router = useRouter();
  const { appearance } = usePortal();
  const { page, query } = useLocation();
  const tabs = shown.filter((tab) => appearance.tab(key, tab) !== 'hidden');
  const current = tabs.find((each) => each === query['tab']) ?? tabs[0];
  const queryOf = (tab: Tab): Record<string, string> => (tab === shown[0] ? {} : { tab });
  const hrefOf = (tab: Tab) => router.href({ page, query: queryOf(tab) }) ?? `#${tab}`;
  const goTo = (href: string) => {
    const tab = tabs.find((each) => hrefOf(each) === href);
    // a form of the tab that is left may have unsaved changes
    if (tab && tab !== current) router.leave(() => router.go({ page, query: queryOf(tab) }));
  };
  return { tabs, current, hrefOf, goTo };
}

/** Links to the tabs; none if there is only one. */
export function PageTabs<Tab extends string>({
  label,
  labels,
  tabs,
  current,
  hrefOf,
  goTo,
}: ReturnType<typeof usePageTabs<Tab>> & { label: string; labels: Readonly<Record<Tab, string>> }) {
  if (!current || tabs.length < 2) return null;
  return (
    <Tabs
      label={label}
      tabs={tabs.map((tab) => ({ label: labels[tab], href: hrefOf(tab) }))}
      current={hrefOf(current)}
      onGo={goTo}
    />
  );
}
