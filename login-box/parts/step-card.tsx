import { useContext, useEffect } from 'react';
import type { ReactNode } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { setDocumentTitle } from '#shared/theme/document-title.ts';
import { useHydrated } from '#shared/theme/use-hydrated.ts';
import { Card } from '#shared/ui/card/card.tsx';
import { VendorMark } from '#shared/ui/card/vendor-mark.tsx';
import { TitleSink } from '#login-box/title-sink.ts';

export interface StepCardProps {
  page: HostedPage;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Links in the foot; every step has one. */
  foot?: ReactNode;
  /** The card has no field of its own to take the focus. */
  focusTitle?: boolean;
}

/** Hosted pages are on the identity server's own origin; otherwise the box is embedded. */
export function isHosted(page: HostedPage): boolean {
  return page.apiBaseUrl === '';
}

function useTitle(title: string, page: HostedPage): void {
  const hydrated = useHydrated();
  const fullTitle = title.includes(page.vendor.name) ? title : `${title} · ${page.vendor.name}`;
  useContext(TitleSink)?.(fullTitle);
  useEffect(() => {
    if (hydrated && isHosted(page)) setDocumentTitle(fullTitle);
  }, [hydrated, fullTitle, page]);
}

/** Layout of a step: the vendor's logo, a heading, and the step's content. */
export function StepCard({ page, title, lead, children, foot, focusTitle }: StepCardProps) {
  useTitle(title, page);
  return (
    <Card
      mark={<VendorMark name={page.vendor.name} logo={page.vendor.logo} />}
      title={title}
      lead={lead}
      foot={foot}
      focusTitle={focusTitle}
      layout={isHosted(page) ? 'page' : 'embedded'}
    >
      {children}
    </Card>
  );
}
