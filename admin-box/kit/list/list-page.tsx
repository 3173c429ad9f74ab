import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageSizes } from '#shared/lib/list-query.ts';
import { useLastPage } from './list-address.ts';
import type { ListAddress } from './list-address.ts';
import { pageStyle, toolbarStyle } from './list-page.styles.ts';

/** What a list page reads of its query; a `UseQueryResult` fits. */
export interface ListAnswer {
  data: unknown;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch(): Promise<unknown>;
}

export interface ListPageProps {
  title: string;
  /** A sentence or count below the title. */
  lead?: ReactNode;
  /** Buttons of the header, the primary one last: see `NewButton`. */
  actions?: ReactNode;
  /** Tabs of the page, of which the list is one. */
  tabs?: ReactNode;
  /** Notice below the header that concerns the whole list. */
  notice?: ReactNode;
  /** No search field without it. */
  search?: { label: string; placeholder: string };
  /** Filters next to the search field. */
  filters?: ReactNode;
  /** From `useListAddress`. */
  list: Pick<ListAddress<never, never>, 'search' | 'change'> & {
    query: Pick<ListAddress['query'], 'search' | 'pageOffset' | 'pageSize' | 'filters'>;
  };
  answer: ListAnswer;
  /** "The roles could not be loaded". */
  failedTitle: string;
  /** Rows of all pages; absent until they are known. */
  total: number | undefined;
  /** The table: a `ListTable`. */
  children: ReactNode;
  /** Lazy dialogs and drawers, once one was asked for: see `useOverlays`. */
  overlays?: ReactNode;
}

function Failure({ answer, title }: { answer: ListAnswer; title: string }) {
  const { errorText } = useTexts();
  const { error, isFetching, refetch } = answer;
  return (
    <ErrorState
      title={title}
      description={errorText(error, 'apart')}
      traceId={traceIdOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function Pages({ list: { query, change }, total }: Pick<ListPageProps, 'list'> & { total: number }) {
  return (
    <Pagination
      page={query.pageOffset}
      size={query.pageSize}
      total={total}
      sizes={pageSizes}
      onPage={(pageOffset) => change({ pageOffset })}
      onSize={(pageSize) => change({ pageSize, pageOffset: 0 })}
    />
  );
}

/** A list page: header, search and filters, rows or an empty state, pagination, and overlays. */
export function ListPage({
  title,
  lead,
  actions,
  tabs,
  notice,
  search,
  filters,
  list,
  answer,
  failedTitle,
  total,
  children,
  overlays,
}: ListPageProps) {
  const { query, change } = list;
  useLastPage(total, query, (pageOffset) => change({ pageOffset }, { replace: true }));
  // nothing is there that could be searched
  const isBare = total === 0 && query.search === '' && Object.keys(query.filters).length === 0;
  const failed = answer.isError && !answer.data;
  return (
    <div css={pageStyle}>
      <PageHeader title={title} lead={lead} actions={actions} />
      {tabs}
      {notice}
      {(search || filters) && !isBare ? (
        <div css={toolbarStyle}>
          {search ? <SearchField {...search} value={query.search} onSearch={list.search} /> : null}
          {filters}
        </div>
      ) : null}
      {failed ? <Failure answer={answer} title={failedTitle} /> : children}
      {total ? <Pages list={list} total={total} /> : null}
      {overlays ? <Suspense fallback={null}>{overlays}</Suspense> : null}
    </div>
  );
}
