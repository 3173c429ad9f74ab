import { useRef, useState } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { FilterSelect } from '#admin-box/kit/list/filter-select.tsx';
import { mutedStyle, toolbarStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import { ActivityTable } from './activity-table.tsx';
import { showHolds } from './holds/show-holds.ts';
import { DialogPart, lazyDialog } from './lazy-dialog.tsx';
import { logStyle } from './scim.styles.ts';
import { useActivity, useActivityFilter } from './use-activity.ts';
import type { ActivityFilter } from './use-activity.ts';
import { useProvider } from './use-provider.ts';

const RequestDrawer = lazyDialog(async () => (await import('./request.drawer.tsx')).RequestDrawer);

/** Requests that are shown at first, and that each press adds. */
const step = 25;
/** Most that one call answers. */
const most = 1000;

function Filters({ filter, narrow }: { filter: ActivityFilter; narrow(changes: Partial<ActivityFilter>): void }) {
  const { t } = useTexts();
  return (
    <>
      <SearchField
        label={t('scimlog.searchLabel')}
        placeholder={t('scimlog.search')}
        value={filter.search}
        onSearch={(search) => narrow({ search })}
      />
      <FilterSelect
        label={t('scimlog.result')}
        all={t('scimlog.resultAll')}
        value={filter.result}
        options={[
          { value: 'succeeded', label: t('scimlog.succeeded') },
          { value: 'refused', label: t('scimlog.refused') },
          { value: 'held', label: t('scimlog.held') },
        ]}
        onChange={(result) => narrow({ result })}
      />
      <FilterSelect
        label={t('scimlog.kind')}
        all={t('scimlog.kindAll')}
        value={filter.kind}
        options={[
          { value: 'changes', label: t('scimlog.changes') },
          { value: 'reads', label: t('scimlog.reads') },
        ]}
        onChange={(kind) => narrow({ kind })}
      />
    </>
  );
}

/** No requests yet, or none that fit. */
function NoRequests({ provider, isFiltered, onClear }: { provider: string; isFiltered: boolean; onClear(): void }) {
  const { t } = useTexts();
  return isFiltered ? (
    <EmptyState
      icon="search"
      level={3}
      title={t('scimlog.filteredTitle')}
      description={t('scimlog.filteredText')}
      actions={<Button onClick={onClear}>{t('scimlog.clear')}</Button>}
    />
  ) : (
    <EmptyState
      icon="list"
      level={3}
      title={t('scimlog.emptyTitle')}
      description={t('scimlog.emptyText', { provider })}
    />
  );
}

export interface ActivityProps {
  connection: DirectoryConfig;
  /** The rest of the page is followed with it. */
  live: boolean;
  onLive(live: boolean): void;
}

/** What the directory asked for, the newest first: searched, narrowed, followed live. */
export function ActivitySection({ connection, live, onLive }: ActivityProps) {
  const { t, errorText, locale } = useTexts();
  const provider = useProvider(connection);
  const { filter, request, narrow, open, close } = useActivityFilter();
  const [limit, setLimit] = useState(step);
  const place = useRef<HTMLElement>(null);
  const query = useActivity(connection.id, filter, { limit, live });
  const items = query.data?.items ?? [];
  const shown = useOverlayState({ asked: undefined, item: request, onCloseDialog: close, onCloseDrawer: close });
  const isFiltered = Object.values(filter).some((value) => value !== '');
  return (
    <section ref={place} css={logStyle} aria-labelledby="provisioning-activity">
      <h2 id="provisioning-activity">{t('scimlog.title')}</h2>
      <div css={toolbarStyle}>
        <Filters filter={filter} narrow={narrow} />
        <span data-part="live">
          <Switch label={t('scimlog.live')} checked={live} onCheckedChange={onLive} />
        </span>
      </div>
      {query.isError && !query.data ? (
        <ErrorState
          level={3}
          title={t('scimlog.failedTitle')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <ActivityTable
          label={t('scimlog.table', { name: connection.connectionName })}
          rows={items}
          openRow={request}
          loading={query.isPending}
          refreshing={query.isPlaceholderData}
          onOpen={({ id }) => open(id)}
          empty={
            <NoRequests
              provider={provider}
              isFiltered={isFiltered}
              onClear={() => narrow({ search: '', result: '', kind: '' })}
            />
          }
        />
      )}
      {items.length === most ? (
        <p css={mutedStyle}>{t('scimlog.moreEnd', { count: most.toLocaleString(locale) })}</p>
      ) : null}
      {items.length === limit && limit < most ? (
        <div>
          <Button loading={query.isPlaceholderData} onClick={() => setLimit(Math.min(limit + step, most))}>
            {t('scimlog.more')}
          </Button>
        </div>
      ) : null}
      {shown.item ? (
        <DialogPart key={shown.item} onClose={close}>
          <RequestDrawer
            connection={connection}
            requestId={shown.item}
            {...shown.drawer}
            onShowHolds={() => {
              close();
              showHolds(place.current);
            }}
          />
        </DialogPart>
      ) : null}
    </section>
  );
}
