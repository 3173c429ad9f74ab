import { useQuery } from '@tanstack/react-query';
import type { UsageSummary } from '#shared/contract/usage/usage.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SignInsChart } from './charts.tsx';
import { MetersSection } from './meters.tsx';
import { figuresStyle, pageStyle } from './usage.styles.ts';

export { portalUsage as texts } from '#shared/i18n/en/portal/usage.ts';

function Figures({ figures }: { figures: readonly { label: string; count: number }[] }) {
  const { locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  return (
    <dl css={figuresStyle}>
      {figures.map(({ label, count }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sections({ usage: { people, sessions, signIns } }: { usage: UsageSummary }) {
  const { t } = useTexts();
  const total = signIns.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <ConfigurableField name="people">
        {() => (
          <section aria-labelledby="usage-people">
            <h2 id="usage-people">{t('usage.people')}</h2>
            <Figures
              figures={[
                { label: t('usage.total'), count: people.total },
                { label: t('usage.seen'), count: people.seen },
                { label: t('usage.joined'), count: people.joined },
                { label: t('usage.invited'), count: people.invited },
                { label: t('usage.disabled'), count: people.disabled },
              ]}
            />
          </section>
        )}
      </ConfigurableField>
      <ConfigurableField name="sessions">
        {() => (
          <section aria-labelledby="usage-sessions">
            <h2 id="usage-sessions">{t('usage.sessions')}</h2>
            <Figures
              figures={[
                { label: t('usage.open'), count: sessions.open },
                { label: t('usage.openPeople'), count: sessions.people },
              ]}
            />
          </section>
        )}
      </ConfigurableField>
      <ConfigurableField name="signIns">
        {() => (
          <section aria-labelledby="usage-sign-ins">
            <h2 id="usage-sign-ins">{t('usage.signIns')}</h2>
            <p>{t('usage.signInCount', { count: total })}</p>
            {total > 0 ? <SignInsChart signIns={signIns} /> : null}
          </section>
        )}
      </ConfigurableField>
    </>
  );
}

/** Usage of the month by meter, and how the account used the product in the last 30 days. */
export function UsagePage() {
  const { t, errorText } = useTexts();
  const { api, tenant, user } = usePortal();
  const usage = useQuery({
    queryKey: ['usage', user.tenantId],
    queryFn: ({ signal }) => api.get('/usage/resources/v1/summary', { signal }),
  });
  const { data, error, isError, isFetching, refetch } = usage;
  return (
    <div css={pageStyle}>
      <PageHeader title={t('page.usage')} lead={t('usage.text', { tenant })} />
      <ConfigurableField name="meters">{() => <MetersSection />}</ConfigurableField>
      {data ? (
        <Sections usage={data} />
      ) : isError ? (
        <ErrorState
          title={t('usage.failedTitle')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="text" count={6} />
      )}
    </div>
  );
}
