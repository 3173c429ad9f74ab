import type { DirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { Line } from '#admin-box/kit/section/section.tsx';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { DialogPart, lazyDialog } from '#admin-box/pages/scim/lazy-dialog.tsx';
import { clientName, useClients } from './use-clients.ts';

const NewClientDialog = lazyDialog(async () => (await import('./client.dialogs.tsx')).NewClientDialog);
const RevokeClientDialog = lazyDialog(async () => (await import('./client.dialogs.tsx')).RevokeClientDialog);

function useClientDetail(): (client: DirectoryClient) => string {
  const { t, locale } = useTexts();
  const now = Date.now();
  return ({ createdAt, createdBy, expiresAt, lastUsedAt }) => {
    const labels = { never: t('common.never'), now: t('provisioning.justNow'), locale };
    const [created, expires] = [createdAt, expiresAt].map((at) => formatDay(at, now, locale)) as [string, string];
    return [
      createdBy === null
        ? t('provisioning.tokenCreated', { date: created })
        : t('provisioning.tokenCreatedBy', { date: created, name: createdBy }),
      t(Date.parse(expiresAt) <= now ? 'provisioning.clientExpired' : 'provisioning.clientExpires', { date: expires }),
      lastUsedAt === null
        ? t('provisioning.tokenUnused')
        : t('provisioning.tokenUsed', { when: formatRelativeTime(lastUsedAt, now, labels) }),
    ].join(' · ');
  };
}

function ClientLines({
  clients,
  onRevoke,
}: {
  clients: readonly DirectoryClient[];
  onRevoke: ((client: DirectoryClient) => void) | undefined;
}) {
  const { t } = useTexts();
  const detailOf = useClientDetail();
  if (clients.length === 0) return <p css={mutedStyle}>{t('provisioning.clientsText')}</p>;
  return (
    <ul css={linesStyle}>
      {clients.map((client) => (
        <Line
          key={client.clientId}
          icon="token"
          title={<bdi dir="ltr">{clientName(client)}</bdi>}
          detail={<bdi>{detailOf(client)}</bdi>}
        >
          {onRevoke ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('provisioning.revokeToken', { token: clientName(client) })}
              onClick={() => onRevoke(client)}
            >
              {t('provisioning.revoke')}
            </Button>
          ) : null}
        </Line>
      ))}
    </ul>
  );
}

/** With a client to revoke it, without one to create one. */
interface Asked {
  client?: DirectoryClient;
}

/** Two at most, for directories that take client credentials in place of a token. */
export function Clients({ connection, mayChange }: { connection: DirectoryConfig; mayChange: boolean }) {
  const { t, errorText } = useTexts();
  const { data, error, isError, isFetching, refetch } = useClients(connection.id);
  const { asked, ask, close } = useOverlays<Asked>();
  const dialog = { connection, open: true, onClose: close };
  return (
    <>
      <div data-part="section-head">
        <h3>{t('provisioning.clients')}</h3>
        {mayChange && data ? (
          <Button size="sm" icon="plus" onClick={() => ask({})}>
            {t('provisioning.addClient')}
          </Button>
        ) : null}
      </div>
      {data ? (
        <ClientLines clients={data} onRevoke={mayChange ? (client) => ask({ client }) : undefined} />
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('provisioning.clientsFailed')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="text" count={2} />
      )}
      {asked ? (
        <DialogPart key={asked.opening} onClose={close}>
          {asked.client ? (
            <RevokeClientDialog {...dialog} client={asked.client} />
          ) : (
            <NewClientDialog {...dialog} clients={data ?? []} />
          )}
        </DialogPart>
      ) : null}
    </>
  );
}
