import { useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';
import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Link } from '#shared/ui/link/link.tsx';
import { Pagination } from '#shared/ui/pagination/pagination.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { Table } from '#shared/ui/table/table.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { partStyle } from './overview.styles.ts';
import { riskPageSize, riskPresets, useRecommendations, useUsersAtRisk, type RiskPreset } from './use-center.ts';

/** Mails the users of the list a link to choose another password. */
function Remind({ count }: { count: number }) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const { remind } = useRecommendations();
  const { busy, run } = useAction();
  const send = () =>
    run(() =>
      remind().then(
        () => void toasts.show({ title: t('center.reminded') }),
        (error: unknown) =>
          void toasts.show({ title: t('center.remindFailed'), description: errorText(error), tone: 'danger' }),
      ),
    );
  return (
    <Button loading={busy} loadingLabel={t('center.reminding')} onClick={() => void send()}>
      {t('center.remind', { count })}
    </Button>
  );
}

/** Leads to the user's details, if the page of users is shown to the reader. */
function UserCell({ user: { id, name, email } }: { user: TeamUser }) {
  const { findPage } = usePortal();
  const router = useRouter();
  const place = { page: 'users', query: { user: id } };
  return (
    <>
      {findPage('users') ? (
        <Link href={router.href(place) ?? '#'} onPress={() => router.leave(() => router.go(place))}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      <br />
      <small>
        <bdi>{email}</bdi>
      </small>
    </>
  );
}

const userCell = (user: TeamUser) => <UserCell user={user} />;

function RiskTable({ preset }: { preset: RiskPreset }) {
  const { t, locale, list, errorText } = useTexts();
  const [page, setPage] = useState(0);
  const query = useUsersAtRisk(preset, page);
  if (query.isError && !query.data)
    return (
      <ErrorState
        level={3}
        title={t('center.atRiskFailed')}
        description={errorText(query.error, 'apart')}
        traceId={traceIdOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  const now = Date.now();
  const labels = { never: t('center.never'), now: t('center.now'), locale };
  return (
    <>
      <Table<TeamUser>
        label={t(`center.atRisk.${preset}`)}
        columns={[
          {
            id: 'user',
            header: t('center.user'),
            inList: 'title',
            cell: userCell,
          },
          {
            id: 'roles',
            header: t('center.roles'),
            width: 'lg',
            minor: true,
            cell: ({ roles }) => list(roles.map(({ name }) => name)),
          },
          {
            id: 'lastLogin',
            header: t('center.lastSignIn'),
            width: 'md',
            inList: 'note',
            cell: ({ lastLogin }) => formatRelativeTime(lastLogin ?? undefined, now, labels),
          },
        ]}
        rows={query.data?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        loading={query.data === undefined}
        refreshing={query.isPlaceholderData}
        empty={<p>{t('center.atRiskNone')}</p>}
      />
      <Pagination page={page} size={riskPageSize} total={query.data?.totalItems ?? 0} onPage={setPage} />
    </>
  );
}

/** Users with a leaked password, without a second factor, and those who have not been seen for 90 days. */
export function UsersAtRisk({ overview: { users } }: { overview: SecurityOverview }) {
  const { t, locale } = useTexts();
  const { holds, user } = usePortal();
  const counts: Record<RiskPreset, number> = {
    'breached-passwords': users.breached,
    'mfa-unenrolled': users.withoutMfa,
    inactive: users.inactive,
  };
  const [preset, setPreset] = useState<RiskPreset>(() => riskPresets.find((each) => counts[each] > 0) ?? 'inactive');
  if (!holds('fe.secure.read.users')) return null;
  const number = new Intl.NumberFormat(locale);
  // an impersonator does not change how users sign in
  const mayMail = holds('fe.secure.write.securityPolicy') && !user.impersonator;
  const mayRemind = mayMail && preset === 'breached-passwords' && users.breached > 0;
  return (
    <section css={partStyle} aria-labelledby="security-at-risk">
      <div data-part="head">
        <h2 id="security-at-risk">{t('center.atRisk')}</h2>
        {mayRemind ? <Remind count={users.breached} /> : null}
      </div>
      <div>
        <Segment
          label={t('center.atRisk')}
          options={riskPresets.map((value) => ({
            value,
            label: `${t(`center.atRisk.${value}`)} ${number.format(counts[value])}`,
          }))}
          value={preset}
          onChange={setPreset}
        />
      </div>
      <RiskTable key={preset} preset={preset} />
    </section>
  );
}
