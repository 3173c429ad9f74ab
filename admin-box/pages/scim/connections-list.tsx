import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { ConnectionsTable } from './connections-table.tsx';
import { ConnectionOverlays, useConnectionOverlays } from './connection-overlays.tsx';
import type { AskConnection } from './connection-overlays.tsx';
import { newConnection, useMoves } from './use-moves.ts';
import { useDirectories } from './use-provisioning.ts';

function useRowActions(ask: AskConnection) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { open } = useMoves();
  return (connection: DirectoryConfig): MenuItem[] => [
    { id: 'open', label: t('provisioning.open'), icon: 'right', onSelect: () => open(connection.id) },
    ...(holds('fe.secure.write.provisioningConfiguration')
      ? [
          {
            id: 'rename',
            label: t('provisioning.rename'),
            icon: 'pen',
            onSelect: () => ask({ what: 'rename', connection }),
          } satisfies MenuItem,
        ]
      : []),
    ...(holds('fe.secure.delete.provisioningConfiguration')
      ? [
          {
            id: 'delete',
            label: `${t('provisioning.delete')}…`,
            icon: 'trash',
            danger: true,
            onSelect: () => ask({ what: 'delete', connection }),
          } satisfies MenuItem,
        ]
      : []),
  ];
}

/** Directory connections of the organization: whether they are heard, and what they brought. */
export function ConnectionsList() {
  const { t, errorText } = useTexts();
  const { tenant, holds } = usePortal();
  const query = useDirectories();
  const overlays = useConnectionOverlays();
  const { open, setUp } = useMoves();
  const actions = useRowActions(overlays.ask);
  const mayChange = holds('fe.secure.write.provisioningConfiguration');
  const { data: connections = [] } = query;
  const start = mayChange ? (
    <Button variant="primary" icon="plus" onClick={() => setUp(newConnection, 'provider')}>
      {t('provisioning.add')}
    </Button>
  ) : undefined;
  return (
    <div css={pageStyle}>
      <PageHeader
        title={t('page.provisioning')}
        lead={t('provisioning.lead', { tenant })}
        actions={connections.length > 0 ? start : undefined}
      />
      {mayChange ? null : <Banner tone="neutral">{t('provisioning.readOnly')}</Banner>}
      {query.isError && !query.data ? (
        <ErrorState
          title={t('provisioning.failedTitle')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <ConnectionsTable
          rows={connections}
          loading={query.isPending}
          onOpen={({ id }) => open(id)}
          menuOf={actions}
          empty={
            <EmptyState
              icon="sync"
              title={t('provisioning.emptyTitle')}
              description={t('provisioning.emptyText', { tenant })}
              actions={start}
            />
          }
        />
      )}
      <ConnectionOverlays overlays={overlays} />
    </div>
  );
}
