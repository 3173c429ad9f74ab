import { useState } from 'react';
import type { RecommendationState, SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import { EmptyState } from '#shared/ui/empty-state/empty-state.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { DismissDialog } from './dismiss.dialog.tsx';
import { groupStyle, partStyle } from './overview.styles.ts';
import { Recommendation } from './recommendation.tsx';

const severities = ['ALL', 'SEVERE', 'WARNING', 'INFO'] as const;
type Filter = (typeof severities)[number];

const isOf = (filter: Filter) => (each: RecommendationState) => filter === 'ALL' || each.severity === filter;
/** The first in the order of the filters. */
const mostSevere = (all: readonly RecommendationState[]): RecommendationState | undefined =>
  severities
    .flatMap((severity) => all.filter((each) => each.severity === severity))
    .find(({ status, action }) => status === 'open' && action === 'apply');

interface GroupProps {
  title: string;
  items: readonly RecommendationState[];
  first: RecommendationState | undefined;
  onDismiss(recommendation: RecommendationState): void;
}

function Group({ title, items, first, onDismiss }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <div css={groupStyle}>
      <h3>{title}</h3>
      <ul>
        {items.map((each) => (
          <Recommendation
            key={each.code}
            recommendation={each}
            first={each === first}
            onDismiss={() => onDismiss(each)}
          />
        ))}
      </ul>
    </div>
  );
}

/** By category, by severity, and what is dismissed. */
export function Recommendations({ overview: { categories, recommendations } }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const [filter, setFilter] = useState<Filter>('ALL');
  const [asked, setAsked] = useState<RecommendationState>();
  const dismissed = recommendations.filter(({ status }) => status === 'dismissed');
  const shown = recommendations.filter(({ status }) => status !== 'dismissed');
  const open = shown.filter(({ status }) => status === 'open');
  const common = { first: mostSevere(open), onDismiss: setAsked };
  const groups = categories.map(({ category }) => ({
    category,
    items: shown.filter((each) => each.category === category).filter(isOf(filter)),
  }));
  return (
    <section css={partStyle} aria-labelledby="security-recommendations">
      <div data-part="head">
        <h2 id="security-recommendations">{t('center.recommendations', { count: open.length })}</h2>
        {open.length === 0 ? null : (
          <Segment
            label={t('center.severity')}
            options={severities.map((value) => ({
              value,
              label: `${t(`center.severity.${value}`)} ${open.filter(isOf(value)).length}`,
            }))}
            value={filter}
            onChange={setFilter}
          />
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState level={3} icon="shield" title={t('center.none')} description={t('center.noneText', { tenant })} />
      ) : null}
      {shown.length > 0 && groups.every(({ items }) => items.length === 0) ? <p>{t('center.noneOfKind')}</p> : null}
      {groups.map(({ category, items }) => (
        <Group key={category} title={t(`center.category.${category}`)} items={items} {...common} />
      ))}
      <Group title={t('center.dismissed', { count: dismissed.length })} items={dismissed} {...common} />
      {asked ? <DismissDialog recommendation={asked} onClose={() => setAsked(undefined)} /> : null}
    </section>
  );
}
