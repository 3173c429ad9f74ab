import type { SecurityOverview } from '#shared/contract/security-center/security-center.ts';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { barStyle, ringStyle, scoreStyle, sumStyle } from './overview.styles.ts';

type Category = SecurityOverview['categories'][number];

/** A full bar is quiet; less than half is what to look at first. */
function toneOf({ points, of }: Category): string | undefined {
  if (points === of) return undefined;
  return points * 2 < of ? 'danger' : 'warning';
}

function Ring({ score }: { score: number }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale).format(score);
  return (
    <div css={ringStyle} role="img" aria-label={t('center.scoreOf', { score: number })} data-part="score">
      <svg viewBox="0 0 152 152" aria-hidden="true">
        <circle cx="76" cy="76" r="70" />
        {score > 0 ? <circle cx="76" cy="76" r="70" pathLength="100" strokeDasharray={`${score} 100`} /> : null}
      </svg>
      <span aria-hidden="true">
        {number}
        <small>{t('center.of100')}</small>
      </span>
    </div>
  );
}

/** The score, and the categories that it is the sum of. */
export function Score({ overview: { score, categories } }: { overview: SecurityOverview }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const points = (points: number, of: number) =>
    t('center.pointsOf', { points: number.format(points), of: number.format(of) });
  return (
    <section css={scoreStyle} aria-label={t('center.score')}>
      <Ring score={score} />
      <table css={sumStyle}>
        <caption css={visuallyHidden}>{t('center.sum')}</caption>
        <thead css={visuallyHidden}>
          <tr>
            <th>{t('center.category')}</th>
            <th colSpan={2}>{t('center.points')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map((each) => (
            <tr key={each.category}>
              <th scope="row">{t(`center.category.${each.category}`)}</th>
              <td css={barStyle} aria-hidden="true">
                <span>
                  <span data-tone={toneOf(each)} style={{ inlineSize: `${(each.points / each.of) * 100}%` }} />
                </span>
              </td>
              <td>{points(each.points, each.of)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('center.sumTotal')}</th>
            <td colSpan={2}>{points(score, 100)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
