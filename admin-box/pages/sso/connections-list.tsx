import { lazy, Suspense } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import type { MenuItem } from '#shared/ui/menu/menu.types.ts';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { pageStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { certificateEnd, daysLeft, isComplete, isEndingSoon } from './connection-facts.ts';
import { ConnectionsTable } from './connections-table.tsx';
import { DeleteConnectionDialog } from './delete-connection.dialog.tsx';
import { useProviderName } from './use-provider-name.ts';
import { useChangeSso, useConnections } from './use-sso.ts';

const SetupLinks = lazy(async () => ({ default: (await import('./setup-links/setup-links.tsx')).SetupLinks }));
const InviteDialogs = lazy(async () => ({ default: (await import('./setup-links/invite-dialogs.tsx')).InviteDialogs }));

/** Opens the set-up of a connection, at a step or where it stands. */
function useOpen() {
  const router = useRouter();
  return (connection: string, step?: string, view?: string) => router.setQuery({ connection, step, view });
}

/** Certificates of active connections that end within 60 days: sign-in ends with them. */
function Warnings({ connections, mayChange }: { connections: readonly SsoConfig[]; mayChange: boolean }) {
  const { t } = useTexts();
  const nameOf = useProviderName();
  const open = useOpen();
  const now = Date.now();
  return connections
    .filter((connection) => connection.enabled && isEndingSoon(connection, now))
    .map((connection) => {
      const end = certificateEnd(connection)!;
      const name = nameOf(connection);
      const hasEnded = end <= now;
      return (
        <Banner
          key={connection.id}
          tone={hasEnded ? 'danger' : 'warning'}
          actions={
            mayChange ? (
              <Button variant="ghost" size="sm" onClick={() => open(connection.id, 'details')}>
                {t('sso.addCertificate')}
              </Button>
            ) : undefined
          }
        >
          <strong>
            {hasEnded ? t('sso.expiredTitle', { name }) : t('sso.endingTitle', { name, count: daysLeft(end, now) })}
          </strong>{' '}
          {t(hasEnded ? 'sso.expiredText' : 'sso.endingText')}
        </Banner>
      );
    });
}

function useRowActions(onDelete: (connection: SsoConfig) => void) {
  const { t, errorText } = useTexts();
  const { holds } = usePortal();
  const toasts = useToasts();
  const nameOf = useProviderName();
  const { change } = useChangeSso();
  const open = useOpen();
  const router = useRouter();
  const mayChange = holds('fe.secure.write.samlConfiguration');
  const deactivate = async (connection: SsoConfig): Promise<void> => {
    try {
      await change(connection, { enabled: false });
      toasts.show({ title: t('sso.deactivated', { name: nameOf(connection) }) });
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('sso.changeFailed', { reason: errorText(error) }) });
    }
  };
  return (connection: SsoConfig): MenuItem[] => {
    const doctor: MenuItem = {
      id: 'doctor',
      label: t('ssodoctor.open'),
      icon: 'list',
      onSelect: () => router.setQuery({ doctor: connection.id }),
    };
    if (!mayChange) return [doctor];
    const edit: MenuItem = { id: 'edit', label: t('sso.edit'), icon: 'pen', onSelect: () => open(connection.id) };
    const turn: MenuItem = connection.enabled
      ? { id: 'off', label: t('sso.deactivate'), icon: 'off', onSelect: () => void deactivate(connection) }
      : { id: 'on', label: `${t('sso.activate')}…`, icon: 'check', onSelect: () => open(connection.id, 'activate') };
    const remove: MenuItem = {
      id: 'delete',
      label: `${t('sso.delete')}…`,
      icon: 'trash',
      danger: true,
      onSelect: () => onDelete(connection),
    };
    const required: MenuItem = {
      id: 'required',
      label: `${t('ssoreq.title')}…`,
      icon: 'lock',
      onSelect: () => open(connection.id, undefined, 'required'),
    };
    return [
      edit,
      ...(connection.enabled ? [required] : []),
      doctor,
      ...(connection.enabled || isComplete(connection) ? [turn] : []),
      ...(holds('fe.secure.delete.samlConfiguration') ? [remove] : []),
    ];
  };
}

/** SSO connections of the organization, with what has to be done about them. */
export function ConnectionsList() {
  const { t, errorText } = useTexts();
  const { tenant, holds } = usePortal();
  const query = useConnections();
  const overlays = useOverlays<{ connection: SsoConfig }>();
  const invitations = useOverlays<object>();
  const open = useOpen();
  const router = useRouter();
  const actions = useRowActions((connection) => overlays.ask({ connection }));
  const mayChange = holds('fe.secure.write.samlConfiguration');
  const { data: connections = [] } = query;
  const start = (label: string) => (
    <Button variant="primary" icon="plus" onClick={() => open('new')}>
      {label}
    </Button>
  );
  const invite = (
    <Button variant="ghost" icon="link" onClick={() => invitations.ask({})}>
      {t('ssolink.invite')}
    </Button>
  );
  const isBare = connections.length === 0;
  return (
    <div css={pageStyle}>
      <PageHeader
        title={t('page.sso')}
        lead={t('sso.lead', { tenant })}
        actions={
          mayChange && !isBare ? (
            <>
              {invite}
              {start(t('sso.add'))}
            </>
          ) : undefined
        }
      />
      {mayChange ? null : <Banner tone="neutral">{t('sso.readOnly')}</Banner>}
      <Warnings connections={connections} mayChange={mayChange} />
      {query.isError && !query.data ? (
        <ErrorState
          title={t('sso.failedTitle')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <ConnectionsTable
          rows={connections}
          loading={query.isPending}
          onOpen={({ id }) => (mayChange ? open(id) : router.setQuery({ doctor: id }))}
          menuOf={actions}
          empty={
            <EmptyState
              icon="passkey"
              title={t('sso.emptyTitle')}
              description={t('sso.emptyText', { tenant })}
              actions={
                mayChange ? (
                  <>
                    {start(t('sso.setUp'))}
                    {invite}
                  </>
                ) : undefined
              }
            />
          }
        />
      )}
      <Suspense fallback={null}>
        <SetupLinks connections={connections} mayChange={mayChange} />
      </Suspense>
      {/* of its own: the list above stays in sight while the dialog is loaded */}
      <Suspense fallback={null}>
        {invitations.wasAsked ? (
          <InviteDialogs
            key={invitations.asked?.opening}
            connections={connections}
            open={invitations.asked !== undefined}
            onClose={invitations.close}
          />
        ) : null}
      </Suspense>
      {overlays.asked ? (
        <DeleteConnectionDialog key={overlays.asked.opening} {...overlays.asked} open onClose={overlays.close} />
      ) : null}
    </div>
  );
}
