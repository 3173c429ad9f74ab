import type { SecurityTrends } from '#shared/contract/security-center/security-center.ts';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { insightsStyle, insightStyle, partStyle } from './overview.styles.ts';
import { useTrends } from './use-center.ts';

type Days = SecurityTrends['newDevices']['days'];

const [width, height] = [120, 32];

/** A line through the days; time runs from left to right in every script. */
function Sparkline({ days }: { days: Days }) {
  const most = Math.max(...days.map(({ count }) => count), 1);
  const points = days.map(
    ({ count }, index) => `${(index / (days.length - 1)) * width},${height - (count / most) * height}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Insight({ title, value, text, days }: { title: string; value: string; text: string; days: Days }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <figure css={insightStyle} data-part="insight">
      <figcaption>{title}</figcaption>
      <strong>{value}</strong>
      <Sparkline days={days} />
      <p>{text}</p>
      <details>
        <summary aria-label={`${t('center.showTable')}: ${title}`}>{t('center.showTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('center.day')}</th>
              <th scope="col">{t('center.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{date.format(new Date(day))}</th>
                <td>{number.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Trends({ trends: { failedSignIns, mfa, newDevices } }: { trends: SecurityTrends }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const { addresses, total } = failedSignIns;
  const sources =
    addresses.number > 0
      ? t('center.failedSignInsFrom', {
          count: addresses.number,
          share: percent.format(addresses.signIns / Math.max(total, 1)),
        })
      : t('center.failedSignInsText');
  const users = { enrolled: number.format(mfa.total), users: number.format(mfa.users) };
  return (
    <div css={insightsStyle}>
      <Insight
        title={t('center.failedSignIns')}
        value={number.format(total)}
        text={sources}
        days={failedSignIns.days}
      />
      <Insight
        title={t('center.enrollment')}
        value={percent.format(mfa.total / Math.max(mfa.users, 1))}
        text={t('center.enrollmentText', users)}
        days={mfa.days}
      />
      <Insight
        title={t('center.newDevices')}
        value={number.format(newDevices.total)}
        text={t('center.newDevicesText')}
        days={newDevices.days}
      />
    </div>
  );
}

/** What happened in the last 30 days. It loads and fails by itself. */
export function Insights() {
  const { t, errorText } = useTexts();
  const query = useTrends();
  return (
    <section css={partStyle} aria-labelledby="security-insights">
      <h2 id="security-insights">{t('center.insights')}</h2>
      {query.data ? (
        <Trends trends={query.data} />
      ) : query.isError ? (
        <ErrorState
          level={3}
          title={t('center.insightsFailed')}
          description={errorText(query.error, 'apart')}
          traceId={traceIdOf(query.error)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <Skeleton shape="text" count={3} />
      )}
    </section>
  );
}
