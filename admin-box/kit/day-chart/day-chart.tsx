import { useTexts } from '#admin-box/i18n/texts.tsx';
import { datesStyle, figureStyle, plotHeight, plotStyle, valuesStyle } from './day-chart.styles.ts';
import type { ChartDay, DayChartProps } from './day-chart.types.ts';
import { DayTable } from './day-table.tsx';
import { dateStepOf, showsLimit, ticksOf } from './scale.ts';

/** Of the room of a day: the bar; the rest is the gap. */
const barWidth = 0.8;
/** Pixels of a value that is not 0, so that it is visible. */
const least = 1;
/** From here on the values at the lines are short: 20K. */
const shortFrom = 10_000;
const dayLength = 86_400_000;

interface Scale {
  /** Days at the time axis. */
  span: number;
  ticks: readonly number[];
  /** Pixels from the top. */
  yOf: (quantity: number) => number;
}

const percent = (part: number): string => `${Number((part * 100).toFixed(3))}%`;

function scaleOf({ days, span = days.length, limit }: DayChartProps): Scale & { limit: number | undefined } {
  const most = Math.max(...days.map(({ total }) => total));
  const shown = showsLimit(limit, most) ? limit : undefined;
  const ticks = ticksOf(
    Math.max(most, shown ?? 0) || 1,
    days.every(({ total }) => Number.isInteger(total)),
  );
  const top = ticks.at(-1)!;
  return { span, ticks, limit: shown, yOf: (quantity) => plotHeight - (quantity / top) * plotHeight };
}

function Bar({ day, index, date, scale }: { day: ChartDay; index: number; date: string; scale: Scale }) {
  const { total, refused, labelOf } = day;
  const box = (quantity: number) => {
    const tall = Math.max(plotHeight - scale.yOf(quantity), least);
    const x = percent((index + (1 - barWidth) / 2) / scale.span);
    return { x, y: plotHeight - tall, width: percent(barWidth / scale.span), height: tall };
  };
  return (
    <g>
      <title>{labelOf(date)}</title>
      {total > 0 ? <rect {...box(total)} data-whole={refused === undefined ? undefined : ''} /> : null}
      {refused ? <rect {...box(refused)} data-part="refused" /> : null}
    </g>
  );
}

/** Numbers at the lines, as people of the language write them. */
function useValues(ticks: readonly number[]): string[] {
  const { locale } = useTexts();
  const isShort = ticks.at(-1)! >= shortFrom;
  const number = new Intl.NumberFormat(locale, {
    notation: isShort ? 'compact' : 'standard',
    maximumFractionDigits: isShort ? 1 : 2,
  });
  return ticks.map((tick) => number.format(tick));
}

function Values({ ticks }: { ticks: readonly number[] }) {
  const values = useValues(ticks);
  return (
    <div css={valuesStyle} data-part="values">
      {values.map((value) => (
        <bdi key={value}>{value}</bdi>
      ))}
    </div>
  );
}

/** One bar per day between labelled lines, with its values as a table. */
export function DayChart(props: DayChartProps) {
  const { days, caption } = props;
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const amountOf = props.amountOf ?? ((quantity: number) => number.format(quantity));
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dateOf = (day: string) => format.format(new Date(day));
  const { limit, ...scale } = scaleOf(props);
  const { ticks, span, yOf } = scale;
  const [start, end] = [Date.parse(days[0]!.day), Date.parse(days.at(-1)!.day)];
  const highest = days.reduce((most, each) => (each.total > most.total ? each : most));
  const summary = t('chart.summary', {
    name: caption,
    period: format.formatRange(start, end),
    amount: amountOf(highest.total),
    date: dateOf(highest.day),
  });
  const limitText = limit === undefined ? undefined : t('chart.limit', { amount: amountOf(limit) });
  const step = dateStepOf(span);
  return (
    <figure css={figureStyle}>
      <div css={plotStyle}>
        <div aria-hidden="true">
          <Values ticks={ticks} />
        </div>
        <svg role="img" aria-label={limitText === undefined ? summary : `${summary} ${limitText}`} data-part="chart">
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={yOf(tick)}
              y2={yOf(tick)}
              data-part={tick === 0 ? 'baseline' : 'grid'}
            />
          ))}
          {days.map((day, index) => (
            <Bar key={day.day} day={day} index={index} date={dateOf(day.day)} scale={scale} />
          ))}
          {limit === undefined ? null : (
            <g aria-hidden="true">
              <line x1="0" x2="100%" y1={yOf(limit)} y2={yOf(limit)} data-part="limit" />
              <text x="100%" y={yOf(limit) - 6} textAnchor="end">
                {limitText}
              </text>
            </g>
          )}
        </svg>
        <div css={datesStyle} aria-hidden="true" data-part="dates">
          {Array.from({ length: span }, (_, index) => (
            <span key={index} data-odd={(index / step) % 2 === 1 || undefined}>
              {index % step === 0 ? <bdi>{format.format(start + index * dayLength)}</bdi> : null}
            </span>
          ))}
        </div>
      </div>
      <DayTable {...props} amountOf={amountOf} dateOf={dateOf} />
    </figure>
  );
}
