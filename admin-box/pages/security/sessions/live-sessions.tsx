import { useState } from 'react';
import type { TenantSession } from '#shared/contract/sessions/sessions.ts';
import { isolated } from '#shared/lib/names.ts';
import { pageSizes } from '#shared/lib/list-query.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { toolbarStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useLastPage } from '#admin-box/kit/list/list-address.ts';
import { useOverlays, useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { LiveSessionsTable } from './live-sessions-table.tsx';
import { wideSectionStyle } from '#admin-box/pages/security/security.styles.ts';
import { useEndLiveSessions, useLiveSessions } from './use-live-sessions.ts';

type Ask = { kind: 'sessions'; ids: readonly string[] } | { kind: 'user'; user: TenantSession['user'] };

/** Ends sessions, and tells the result. @returns whether that succeeded */
function useTold() {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { end, endUser } = useEndLiveSessions();
  return async (asked: Ask): Promise<boolean> => {
    try {
      const title =
        asked.kind === 'user'
          ? (await endUser(asked.user.id), t('live.userEnded', { name: isolated(asked.user.name) }))
          : t('live.ended', { count: (await end(asked.ids)).ended });
      toasts.show({ title });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: errorText(error) });
      return false;
    }
  };
}

function Overlays({ overlays, onEnded }: { overlays: ReturnType<typeof useOverlays<Ask>>; onEnded(): void }) {
  const { t } = useTexts();
  const end = useTold();
  const { asked, dialog } = useOverlayState({
    asked: overlays.asked,
    item: undefined,
    onCloseDialog: overlays.close,
    onCloseDrawer: () => {},
  });
  if (!asked) return null;
  const words =
    asked.kind === 'user'
      ? {
          title: t('live.endUserTitle', { name: isolated(asked.user.name) }),
          description: t('live.endUserText'),
          confirmLabel: t('live.endUserAction'),
        }
      : {
          title: t('live.endTitle', { count: asked.ids.length }),
          description: t('live.endText'),
          confirmLabel: t('live.endAction', { count: asked.ids.length }),
        };
  return (
    <DeleteDialog
      {...dialog}
      {...words}
      key={asked.opening}
      cancelLabel={t('live.cancel')}
      onDelete={() => end(asked)}
      onDeleted={onEnded}
    />
  );
}

/** The live sessions of all users in the active account, which admins can end. */
export function LiveSessions({ readOnly }: { readOnly: boolean }) {
  const { t, errorText } = useTexts();
  const { tenant } = usePortal();
  const [{ search, page, size }, setList] = useState<{ search: string; page: number; size: number }>({
    search: '',
    page: 0,
    size: 10,
  });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const overlays = useOverlays<Ask>();
  const list = useLiveSessions({ search, page, size });
  const total = list.data?._metadata.totalItems;
  const go = (changes: Partial<{ search: string; page: number; size: number }>): void => {
    setSelected(new Set());
    setList((now) => ({ ...now, page: 0, ...changes }));
  };
  useLastPage(total, { pageOffset: page, pageSize: size }, (last) => go({ page: last }));
  const askForSelected = (
    <Button variant="ghost" onClick={() => overlays.ask({ kind: 'sessions', ids: [...selected] })}>
      {t('live.end')}
    </Button>
  );
  return (
    <section css={wideSectionStyle} aria-labelledby="security-liveSessions">
      <header>
        <h2 id="security-liveSessions">{t('live.title')}</h2>
        <p>{t('live.text', { tenant })}</p>
      </header>
      {list.isError && !list.data ? (
        <ErrorState
          level={3}
          title={t('live.failed')}
          description={errorText(list.error, 'apart')}
          traceId={traceIdOf(list.error)}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <>
          <div css={toolbarStyle}>
            <SearchField
              label={t('live.search')}
              placeholder={t('live.searchHint')}
              value={search}
              onSearch={(text) => go({ search: text })}
            />
          </div>
          <LiveSessionsTable
            rows={list.data?.items ?? []}
            loading={list.isPending}
            refreshing={list.isPlaceholderData}
            selection={
              readOnly
                ? undefined
                : {
                    selected,
                    onChange: setSelected,
                    canSelect: ({ current }) => !current,
                    actions: askForSelected,
                  }
            }
            onEnd={readOnly ? undefined : ({ id }) => overlays.ask({ kind: 'sessions', ids: [id] })}
            onEndUser={({ user }) => overlays.ask({ kind: 'user', user })}
            empty={<EmptyState icon="search" title={t('live.none')} description={t('live.noneText')} />}
          />
          {total ? (
            <Pagination
              page={page}
              size={size}
              total={total}
              sizes={pageSizes}
              onPage={(next) => go({ page: next })}
              onSize={(next) => go({ size: next })}
            />
          ) : null}
        </>
      )}
      <Overlays overlays={overlays} onEnded={() => setSelected(new Set())} />
    </section>
  );
}
