import type { ReactNode } from 'react';
import { Breadcrumb } from '#shared/ui/breadcrumb/breadcrumb.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

export interface SubPageProps {
  /** Of the page whose list it is below. */
  listTitle: string;
  title: string;
  lead?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A place below the list of a page, with the way back to it. */
export function SubPage({ listTitle, title, lead, actions, children }: SubPageProps) {
  const router = useRouter();
  const { page } = useLocation();
  const list = { page, query: {} };
  const listHref = router.href(list) ?? '#';
  return (
    <div css={pageStyle}>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: listTitle, href: listHref },
              { label: title, href: router.href(router.current()) ?? '#here' },
            ]}
            onGo={(href) => {
              if (href === listHref) router.go(list);
            }}
          />
        }
        title={title}
        lead={lead}
        actions={actions}
      />
      {children}
    </div>
  );
}
