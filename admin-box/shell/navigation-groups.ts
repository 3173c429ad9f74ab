import type { NavigationGroup as Links } from '#shared/ui/navigation/navigation.types.ts';
import type { NavigationGroup, PortalPage } from '#admin-box/page.types.ts';
import type { Texts } from '#admin-box/i18n/texts.tsx';

const order: readonly NavigationGroup[] = ['own', 'organisation', 'security', 'developers', 'billing'];

/** The table's labels take no values; as a union of keys they would ask for those of every text. */
export function labelOf({ label, labels }: PortalPage, { t, locale }: Pick<Texts, 't' | 'locale'>): string {
  return labels?.[locale] ?? labels?.[locale.split('-')[0]!] ?? labels?.['*'] ?? t(label as 'page.users');
}

/** Pages as links under their headings; a heading without a page is left out. */
export function navigationGroups(
  pages: readonly PortalPage[],
  texts: Texts,
  hrefOf: (page: PortalPage) => string,
): Links[] {
  return order.flatMap((group) => {
    const links = pages
      .filter((page) => page.group === group)
      .map((page) => ({ label: labelOf(page, texts), icon: page.icon, href: hrefOf(page) }));
    const label = group === 'own' ? undefined : texts.t(`group.${group}`);
    return links.length > 0 ? [{ label, links }] : [];
  });
}
