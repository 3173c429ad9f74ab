import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { chartStyle, daysStyle } from './day-chart.styles.ts';

export interface ChartDay {
  /** ISO 8601, of the server's calendar, which is UTC. */
  day: string;
  total: number;
  /** The part of the total that is emphasized. */
  refused?: number;
  /** The tooltip, of a date in the user's language. */
  labelOf(date: string): string;
}

export interface DayChartProps {
  days: readonly ChartDay[];
  /** Of the table that screen readers read. */
  caption: string;
  /** Headings of its columns: day, total, and refused if the days have that. */
  headings: readonly string[];
}

/** Units of the SVG, which is stretched to its container. */
const [height, wide, gap] = [100, 8, 2];
/** A day with a total of 0 is a line, so that it is visible. */
const least = 1;

function DayTable({ days, caption, headings, formatDay }: DayChartProps & { formatDay: Intl.DateTimeFormat }) {
  const { locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  return (
    // a table itself is as wide as its words
    <div css={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, total, refused }) => (
            <tr key={day}>
              <th>{formatDay.format(new Date(day))}</th>
              <td>{number.format(total)}</td>
              {refused === undefined ? null : <td>{number.format(refused)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** One bar per day, with a table for screen readers. */
export function DayChart(props: DayChartProps) {
  const { days } = props;
  const { locale } = useTexts();
  const most = Math.max(...days.map(({ total }) => total), 1);
  const formatDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const ends = days.filter((_, index) => index === 0 || index === days.length - 1);
  return (
    <>
      {/* time runs in reading direction */}
      <svg
        css={chartStyle}
        viewBox={`0 0 ${days.length * (wide + gap)} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-part="chart"
      >
        {days.map(({ day, total, refused, labelOf }, index) => {
          const bar = (count: number) => {
            const tall = Math.max((count / most) * height, least);
            return { x: index * (wide + gap), y: height - tall, width: wide, height: tall };
          };
          return (
            <g key={day}>
              <title>{labelOf(formatDay.format(new Date(day)))}</title>
              <rect
                {...bar(total)}
                data-empty={total === 0 || undefined}
                data-whole={refused === undefined ? undefined : ''}
              />
              {refused ? <rect {...bar(refused)} data-part="refused" /> : null}
            </g>
          );
        })}
      </svg>
      <p css={daysStyle} aria-hidden="true">
        {ends.map(({ day }) => (
          <span key={day}>{formatDay.format(new Date(day))}</span>
        ))}
      </p>
      <DayTable {...props} formatDay={formatDay} />
    </>
  );
}
