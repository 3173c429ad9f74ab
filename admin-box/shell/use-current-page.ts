import { useEffect } from 'react';
import { setDocumentTitle } from '#shared/theme/document-title.ts';
import { ownsDocument } from '#admin-box/portal/host-attributes.ts';
import { pageKeyOf } from '#admin-box/page-rules.ts';
import type { PortalPage } from '#admin-box/page.types.ts';
import type { AdminBoxProps } from '#admin-box/portal/portico-admin-box.types.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useEmit } from '#admin-box/portal/use-emit.ts';
import { labelOf } from './navigation-groups.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** An address names a page by its path, or by the specification's key. */
export function pageOf(name: string, shown: readonly PortalPage[]): PortalPage | undefined {
  return shown.find((page) => page.path === name || page.key === pageKeyOf(name));
}

/** The page in the URL. URLs without one redirect to the host's choice, else to the first page of the navigation. */
export function useCurrentPage(
  shown: readonly PortalPage[],
  { page: wanted = '' }: Pick<AdminBoxProps, 'page'>,
): PortalPage | undefined {
  const location = useLocation();
  const router = useRouter();
  const start = pageOf(wanted, shown) ?? shown[0];
  const isStart = location.page === '';
  useEffect(() => {
    if (isStart && start) router.go({ page: start.path, query: location.query }, { replace: true });
  }, [isStart, start, router, location.query]);
  return isStart ? start : pageOf(location.page, shown);
}

/** Notifies the host page of the current page. On the portal's own page, sets the document's title, with the part that is shown. */
export function usePageTitle(
  page: PortalPage | undefined,
  { mode, routing, vendorName }: Pick<AdminBoxProps, 'mode' | 'routing' | 'vendorName'>,
  part: string | undefined,
): void {
  const texts = useTexts();
  const emit = useEmit();
  const title = page ? labelOf(page, texts) : texts.t('unavailable.title');
  const ownsTitle = ownsDocument({ mode, routing, vendorName });
  useEffect(() => {
    if (page) emit('portico:page', { page: page.key, title });
  }, [page, title, emit]);
  useEffect(() => {
    if (ownsTitle) setDocumentTitle([...(part ? [part] : []), title, vendorName].join(' · '));
  }, [part, title, ownsTitle, vendorName]);
}
