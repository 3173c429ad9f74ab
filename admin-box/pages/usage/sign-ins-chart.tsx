import type { UsageSummary } from '#shared/contract/usage.ts';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { chartStyle, daysStyle } from './usage.styles.ts';

/** Units of the SVG, which is stretched to its container. */
const [height, wide, gap] = [100, 8, 2];
/** A day without sign-ins is a line, so that it is seen to be there. */
const least = 1;

/** Sign-ins per day as bars, with a table for screen readers. */
export function SignInsChart({ signIns }: Pick<UsageSummary, 'signIns'>) {
  const { t, locale } = useTexts();
  const most = Math.max(...signIns.map(({ count }) => count), 1);
  const number = new Intl.NumberFormat(locale);
  // days are those of the server, which counts in UTC
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const labelOf = ({ day, count }: UsageSummary['signIns'][number]) =>
    t('usage.onDay', { day: date.format(new Date(day)), count });
  const ends = [signIns[0], signIns.at(-1)].flatMap((each) => (each ? [each] : []));
  return (
    <>
      {/* time runs in reading direction */}
      <svg
        css={chartStyle}
        viewBox={`0 0 ${signIns.length * (wide + gap)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-part="chart"
      >
        {signIns.map(({ day, count }, index) => {
          const tall = Math.max((count / most) * height, least);
          return (
            <rect
              key={day}
              x={index * (wide + gap)}
              y={height - tall}
              width={wide}
              height={tall}
              data-empty={count === 0 || undefined}
            >
              <title>{labelOf({ day, count })}</title>
            </rect>
          );
        })}
      </svg>
      <p css={daysStyle} aria-hidden="true">
        {ends.map(({ day }) => (
          <span key={day}>{date.format(new Date(day))}</span>
        ))}
      </p>
      <table css={visuallyHidden}>
        <caption>{t('usage.signIns')}</caption>
        <thead>
          <tr>
            <th>{t('usage.day')}</th>
            <th>{t('usage.signIns')}</th>
          </tr>
        </thead>
        <tbody>
          {signIns.map(({ day, count }) => (
            <tr key={day}>
              <th>{date.format(new Date(day))}</th>
              <td>{number.format(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
