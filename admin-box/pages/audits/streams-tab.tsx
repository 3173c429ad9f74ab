import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { AuditStream } from '#shared/contract/audits/audit-streams.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { StreamsTable } from './streams-table.tsx';
import type { StreamAsk } from './streams-overlays.tsx';
import { useChangeStreams, useStreams } from './use-streams.ts';

const StreamsOverlays = lazy(async () => ({ default: (await import('./streams-overlays.tsx')).StreamsOverlays }));

/** Says for each failing destination why, as the destination or the network said it last. */
function Failures({
  streams,
  onFix,
}: {
  streams: readonly AuditStream[];
  onFix: ((stream: AuditStream) => void) | undefined;
}) {
  const { t } = useTexts();
  return streams
    .filter(({ status }) => status.state === 'failing')
    .map((stream) => (
      <Banner
        key={stream.id}
        tone="danger"
        actions={
          onFix ? (
            <Button variant="ghost" size="sm" onClick={() => onFix(stream)}>
              {t('streams.fix')}
            </Button>
          ) : undefined
        }
      >
        <strong>
          <bdi>{t('streams.failingTitle', { name: stream.name })}</bdi>
        </strong>{' '}
        {t('streams.failingText', { error: stream.status.errors[0]?.error ?? '' })}
      </Banner>
    ));
}

function useStreamActions(ask: (what: StreamAsk) => void) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { change, test } = useChangeStreams();
  const turn = async ({ id, name, isActive }: AuditStream): Promise<void> => {
    try {
      await change(id, { isActive: !isActive });
      toasts.show({ title: isActive ? t('streams.pausedToast', { name }) : t('streams.resumedToast', { name }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('streams.changeFailed', { reason: errorText(error) }) });
    }
  };
  const tryOut = async ({ id, name }: AuditStream): Promise<void> => {
    try {
      const { delivered, error } = await test(id);
      if (delivered) toasts.show({ title: t('streams.tested', { name }) });
      else toasts.show({ tone: 'danger', title: t('streams.testRefused', { name, error: error ?? '' }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('streams.testFailed', { reason: errorText(error) }) });
    }
  };
  return (stream: AuditStream): MenuItem[] => [
    { id: 'test', label: t('streams.test'), icon: 'webhook', onSelect: () => void tryOut(stream) },
    { id: 'edit', label: t('streams.edit'), icon: 'pen', onSelect: () => ask({ kind: 'edit', stream }) },
    {
      id: 'turn',
      label: stream.isActive ? t('streams.pause') : t('streams.resume'),
      icon: stream.isActive ? 'off' : 'sync',
      onSelect: () => void turn(stream),
    },
    { id: 'history', label: t('streams.history'), icon: 'sync', onSelect: () => ask({ kind: 'history', stream }) },
    {
      id: 'delete',
      label: `${t('streams.delete')}…`,
      icon: 'trash',
      danger: true,
      onSelect: () => ask({ kind: 'delete', stream }),
    },
  ];
}

/** Where the audit log is sent, and how far each destination has come. */
export function StreamsTab({ tabs }: { tabs: ReactNode }) {
  const { t, errorText } = useTexts();
  const { tenant, holds } = usePortal();
  const query = useStreams();
  const overlays = useOverlays<StreamAsk>();
  const actions = useStreamActions(overlays.ask);
  const mayChange = holds('fe.secure.write.securityPolicy');
  const { data: streams = [] } = query;
  const add = mayChange ? (
    <Button variant="primary" icon="plus" onClick={() => overlays.ask({ kind: 'add' })}>
      {t('streams.add')}
    </Button>
  ) : undefined;
  return (
    <div css={pageStyle}>
      <PageHeader
        title={t('page.audits')}
        lead={t('streams.lead', { tenant })}
        actions={query.data ? add : undefined}
      />
      {tabs}
      {mayChange ? null : <Banner tone="neutral">{t('streams.readOnly')}</Banner>}
      <Failures streams={streams} onFix={mayChange ? (stream) => overlays.ask({ kind: 'edit', stream }) : undefined} />
      {query.isError && !query.data ? (
        <ErrorState
          title={t('streams.failedTitle')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <StreamsTable
          rows={streams}
          loading={query.isPending}
          menuOf={mayChange ? actions : () => []}
          empty={<EmptyState icon="webhook" title={t('streams.emptyTitle')} description={t('streams.emptyText')} />}
        />
      )}
      {overlays.wasAsked ? (
        <Suspense fallback={null}>
          <StreamsOverlays asked={overlays.asked} onClose={overlays.close} />
        </Suspense>
      ) : null}
    </div>
  );
}
