import { useEffect } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Breadcrumb } from '#shared/ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';
import { hasDetails } from '#admin-box/pages/sso/connection-facts.ts';
import { useTerms } from '#admin-box/pages/sso/setup/use-terms.ts';
import { useTest } from '#admin-box/pages/sso/setup/use-test.ts';
import { useProviderName } from '#admin-box/pages/sso/use-provider-name.ts';
import { useConnections } from '#admin-box/pages/sso/use-sso.ts';
import { toolsStyle } from './doctor.styles.ts';
import { ExchangeDrawer } from './exchange.drawer.tsx';
import { ExchangesTable } from './exchanges-table.tsx';
import { useExchanges, type Shown } from './use-exchanges.ts';
import type { LiveState } from './use-live.ts';

function Head({ connection, children }: { connection: SsoConfig | undefined; children?: React.ReactNode }) {
  const { t } = useTexts();
  const router = useRouter();
  const nameOf = useProviderName();
  const { page } = useLocation();
  const listHref = router.href({ page, query: {} }) ?? '#';
  const ownHref = router.href(router.current()) ?? '#doctor';
  const name = connection ? nameOf(connection) : t('ssodoctor.open');
  return (
    <PageHeader
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { label: t('page.sso'), href: listHref },
            { label: name, href: ownHref },
          ]}
          onGo={(href) => {
            if (href === listHref) router.go({ page, query: {} });
          }}
        />
      }
      title={connection ? `${t('ssodoctor.open')}: ${name}` : name}
      {...(connection && { lead: t('ssodoctor.lead', { provider: name }) })}
      actions={children}
    />
  );
}

function LiveMark({ state }: { state: LiveState }) {
  const { t } = useTexts();
  if (state === 'open')
    return (
      <span data-part="live">
        <Status tone="success" icon="ring">
          {t('ssodoctor.live')}
        </Status>
      </span>
    );
  return null;
}

/** Characters; see the contract. */
const longestSearch = 200;

const kinds = ['all', 'failed', 'tests'] as const satisfies readonly Shown[];

function Exchanges({ connection }: { connection: SsoConfig }) {
  const { t, errorText } = useTexts();
  const router = useRouter();
  const { query } = useLocation();
  const { holds } = usePortal();
  const { provider } = useTerms(connection);
  const shown = kinds.find((each) => each === query['shown']) ?? 'all';
  // more is no request ID, and the server refuses it
  const search = (query['search'] ?? '').slice(0, longestSearch);
  const exchanges = useExchanges(connection.id, { shown, search });
  const { start, busy, failure, started, live } = useTest(connection);
  const mayTest = holds('fe.secure.write.samlConfiguration') && hasDetails(connection);
  const rows = exchanges.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = (exchange: string | undefined) => router.setQuery({ exchange });
  useEffect(() => {
    if (started) router.setQuery({ exchange: started.id });
  }, [started, router]);
  const isFiltered = shown !== 'all' || search !== '';
  return (
    <div css={pageStyle}>
      <Head connection={connection}>
        {mayTest ? (
          <>
            <Button icon="pen" onClick={() => router.setQuery({ doctor: undefined, connection: connection.id })}>
              {t('ssodoctor.edit')}
            </Button>
            <Button variant="primary" icon="sync" loading={busy} onClick={() => void start()}>
              {t('ssotest.start')}
            </Button>
          </>
        ) : undefined}
      </Head>
      <SaveFailure failure={failure} />
      {exchanges.isError && exchanges.data ? (
        <SaveFailure failure={exchanges.error} text={t('ssodoctor.failedTitle')} />
      ) : null}
      {live === 'lost' ? <Banner tone="warning">{t('ssodoctor.lost')}</Banner> : null}
      <div css={toolsStyle}>
        <SearchField
          label={t('ssodoctor.search')}
          value={search}
          onSearch={(text) => router.setQuery({ search: text.slice(0, longestSearch) || undefined }, { replace: true })}
        />
        <Segment
          label={t('ssodoctor.filter')}
          options={kinds.map((value) => ({ value, label: t(`ssodoctor.${value}`) }))}
          value={shown}
          onChange={(kind) => router.setQuery({ shown: kind === 'all' ? undefined : kind }, { replace: true })}
        />
        {exchanges.isError ? null : <LiveMark state={live} />}
      </div>
      {exchanges.isError && !exchanges.data ? (
        <ErrorState
          title={t('ssodoctor.failedTitle')}
          description={errorText(exchanges.error, 'apart')}
          traceId={traceIdOf(exchanges.error)}
          onRetry={() => void exchanges.refetch()}
          retrying={exchanges.isFetching}
        />
      ) : (
        <ExchangesTable
          provider={provider}
          rows={rows}
          loading={exchanges.isPending}
          openRow={query['exchange']}
          onOpen={({ id }) => open(id)}
          empty={
            isFiltered ? (
              <EmptyState icon="search" title={t('ssodoctor.noneTitle')} description={t('ssodoctor.noneText')} />
            ) : (
              <EmptyState
                icon="passkey"
                title={t('ssodoctor.emptyTitle')}
                description={t('ssodoctor.emptyText', { provider })}
              />
            )
          }
        />
      )}
      {exchanges.hasNextPage ? (
        <div>
          <Button loading={exchanges.isFetchingNextPage} onClick={() => void exchanges.fetchNextPage()}>
            {t('ssodoctor.more')}
          </Button>
        </div>
      ) : null}
      <ExchangeDrawer connection={connection} id={query['exchange']} onClose={() => open(undefined)} />
    </div>
  );
}

/** The SSO doctor of a connection: its sign-ins and tests as they happen, each rule by rule. */
export function Doctor({ id }: { id: string }) {
  const { t, errorText } = useTexts();
  const { data, error, isPending, refetch, isFetching } = useConnections();
  const connection = data?.find((each) => each.id === id);
  if (connection) return <Exchanges connection={connection} />;
  return (
    <div css={pageStyle}>
      <Head connection={undefined} />
      {isPending ? (
        <Skeleton shape="rows" count={5} />
      ) : error && !data ? (
        <ErrorState
          title={t('ssodoctor.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <EmptyState icon="search" title={t('sso.missingTitle')} description={t('sso.missingText')} />
      )}
    </div>
  );
}
