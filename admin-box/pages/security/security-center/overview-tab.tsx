import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { download } from '#admin-box/kit/download.ts';
import { useTexts, type Texts } from '#admin-box/i18n/texts.tsx';
import { Insights } from './insights.tsx';
import { overviewStyle } from './overview.styles.ts';
import { textOf, titleOf } from './recommendation-text.ts';
import { Recommendations } from './recommendations.tsx';
import { Score } from './score.tsx';
import { useOverview } from './use-center.ts';
import { UsersAtRisk } from './users-at-risk.tsx';

/** The score with its categories, and all recommendations. */
function reportOf(texts: Texts, { score, categories, recommendations }: SecurityOverview): Blob {
  const { t } = texts;
  const headings = ['kind', 'name', 'status', 'detail'] as const;
  const lines = [
    [...headings.map((heading) => t(`center.report.${heading}`)), t('center.points')],
    [t('center.score'), '', '', '', t('center.pointsOf', { points: score, of: 100 })],
    ...categories.map(({ category, points, of }) => [
      t('center.category'),
      t(`center.category.${category}`),
      '',
      '',
      t('center.pointsOf', { points, of }),
    ]),
    ...recommendations.map((each) => [
      t('center.report.recommendation'),
      titleOf(texts, each),
      t(`center.report.${each.status}`),
      each.dismissal?.reason ?? textOf(texts, each),
      String(each.points),
    ]),
  ];
  return new Blob([byteOrderMark, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' });
}

/** How well the tenant is protected, and what would improve it. */
export function OverviewTab({ readOnly }: { readOnly: boolean }) {
  const texts = useTexts();
  const { t } = texts;
  const query = useOverview();
  const overview = query.data;
  if (!overview)
    return query.isError ? (
      <ErrorState
        title={t('center.failed')}
        description={t('center.failedText')}
        traceId={traceIdOf(query.error)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <Skeleton shape="rows" count={6} />
    );
  return (
    <div css={overviewStyle}>
      <div data-part="head">
        {readOnly ? <Banner tone="neutral">{t('center.readOnly')}</Banner> : <span />}
        <Button
          icon="download"
          onClick={(click) => download(reportOf(texts, overview), 'security-report.csv', click.currentTarget)}
        >
          {t('center.download')}
        </Button>
      </div>
      <Score overview={overview} />
      <Recommendations overview={overview} />
      <UsersAtRisk overview={overview} />
      <Insights />
    </div>
  );
}
