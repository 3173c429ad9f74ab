import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { UsageSummary } from '#shared/contract/usage/usage.ts';
import { portalCharts } from '#shared/i18n/en/portal/charts.ts';
import { portalUsage } from '#shared/i18n/en/portal/usage.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { PageHeader } from '#shared/ui/page-header/page-header.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { SignInsChart } from './lazy-charts.tsx';
import { MetersSection } from './meters.tsx';
import { cardStyle } from './meters.styles.ts';
import { figuresStyle, pageStyle } from './usage.styles.ts';

export const texts = { ...portalUsage, ...portalCharts };

interface Figure {
  label: string;
  /** Who or what is counted, and when. */
  meaning: string;
  count: number;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  const { locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  return (
    <dl css={figuresStyle}>
      {figures.map(({ label, meaning, count }) => (
        <div key={label} css={cardStyle}>
          <dt>{label}</dt>
          <dd data-part="meaning">{meaning}</dd>
          <dd data-part="level">{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CountsProps {
  id: string;
  title: string;
  /** When it is counted. */
  period: string;
  children: ReactNode;
}

function Counts({ id, title, period, children }: CountsProps) {
  return (
    <section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{period}</p>
      </header>
      {children}
    </section>
  );
}

function SignIns({ signIns }: Pick<UsageSummary, 'signIns'>) {
  const { t, locale } = useTexts();
  const { tenant } = usePortal();
  const total = signIns.reduce((sum, { count }) => sum + count, 0);
  return (
    <article css={cardStyle} aria-labelledby="usage-sign-ins-total">
      <header>
        <h3 id="usage-sign-ins-total">{t('usage.total')}</h3>
        <p data-part="meaning">{t('usage.signInsText', { tenant })}</p>
      </header>
      <p data-part="level">{new Intl.NumberFormat(locale).format(total)}</p>
      {total > 0 ? <SignInsChart signIns={signIns} /> : null}
    </article>
  );
}

function Sections({ usage: { at, since, people, sessions, signIns } }: { usage: UsageSummary }) {
  const { t, locale } = useTexts();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const period = date.formatRange(Date.parse(since), Date.parse(at));
  const days = t('usage.in30Days');
  return (
    <>
      <ConfigurableField name="people">
        {() => (
          <Counts id="usage-people" title={t('usage.people')} period={t('usage.nowAndPeriod', { period })}>
            <Figures
              figures={[
                { label: t('usage.total'), meaning: t('usage.totalText'), count: people.total },
                { label: t('usage.seen'), meaning: days, count: people.seen },
                { label: t('usage.joined'), meaning: days, count: people.joined },
                { label: t('usage.invited'), meaning: t('usage.invitedText'), count: people.invited },
                { label: t('usage.disabled'), meaning: t('usage.disabledText'), count: people.disabled },
              ]}
            />
          </Counts>
        )}
      </ConfigurableField>
      <ConfigurableField name="sessions">
        {() => (
          <Counts id="usage-sessions" title={t('usage.sessions')} period={t('usage.now')}>
            <Figures
              figures={[
                { label: t('usage.open'), meaning: t('usage.openText'), count: sessions.open },
                { label: t('usage.openPeople'), meaning: t('usage.openPeopleText'), count: sessions.people },
              ]}
            />
          </Counts>
        )}
      </ConfigurableField>
      <ConfigurableField name="signIns">
        {() => (
          <Counts id="usage-sign-ins" title={t('usage.signIns')} period={t('usage.period', { period })}>
            <SignIns signIns={signIns} />
          </Counts>
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
      <ConfigurableField name="meters">{() => <MetersSection months={data?.months ?? []} />}</ConfigurableField>
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
