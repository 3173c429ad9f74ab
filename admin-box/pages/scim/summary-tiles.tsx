import type { ReactNode } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { statsStyle } from './scim.styles.ts';
import { useSummary } from './use-provisioning.ts';
import type { Following } from './use-provisioning.ts';

function Tile({ label, value, notes }: { label: string; value: ReactNode; notes: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      {notes.map((note) => (
        <dd key={note} data-part="note">
          {note}
        </dd>
      ))}
    </div>
  );
}

/** Beside the dashes: why they are there. */
function Failure({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry(): void }) {
  const { t, errorText } = useTexts();
  return (
    <Banner
      tone="danger"
      actions={
        <Button size="sm" variant="ghost" loading={retrying} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <strong>{t('provisioning.summaryFailed')}</strong> {errorText(error)}
    </Banner>
  );
}

/** Figures of a connection. A dash stands for what is not known yet: nothing waits for them. */
export function SummaryTiles({ connection, live }: Following & { connection: DirectoryConfig }) {
  const { t, locale } = useTexts();
  const { tenant } = usePortal();
  const { data, error, isError, isFetching, refetch } = useSummary(connection.id, { live });
  const number = new Intl.NumberFormat(locale);
  const shown = (value: number | undefined): string => (value === undefined ? '–' : number.format(value));
  const inactive = data?.users.inactive ?? 0;
  const refused = data?.requests.refused ?? 0;
  const seen = { never: t('common.never'), now: t('common.now'), locale };
  return (
    <>
      {isError && !data ? <Failure error={error} retrying={isFetching} onRetry={() => void refetch()} /> : null}
      <dl css={statsStyle} data-part="summary">
        <Tile
          label={t('provisioning.synced')}
          value={shown(data?.users.total)}
          notes={
            data
              ? [
                  t('provisioning.ofMembers', { count: data.members, tenant }),
                  ...(inactive > 0 ? [t('provisioning.inactive', { count: inactive })] : []),
                ]
              : []
          }
        />
        <Tile
          label={t('provisioning.groupsSynced')}
          value={shown(data?.groups.total)}
          notes={data ? [t('provisioning.mapped', { count: data.groups.mapped })] : []}
        />
        <Tile
          label={t('provisioning.requestsToday')}
          value={shown(data?.requests.total)}
          notes={refused > 0 ? [t('provisioning.refusedToday', { count: refused })] : []}
        />
        <Tile
          label={t('provisioning.lastRequest')}
          value={formatRelativeTime(connection.lastSync ?? undefined, Date.now(), seen)}
          notes={[]}
        />
      </dl>
    </>
  );
}
