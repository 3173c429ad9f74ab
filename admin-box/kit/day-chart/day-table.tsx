import { useId, useState } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { DayChartProps } from './day-chart.types.ts';
import { tableStyle, toggleStyle } from './day-chart.styles.ts';

interface Formats {
  amountOf: (quantity: number) => string;
  dateOf: (day: string) => string;
}

function Rows({ days, caption, headings, amountOf, dateOf, id }: DayChartProps & Formats & { id: string }) {
  return (
    <table css={tableStyle} id={id} aria-label={caption}>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, total, refused }) => (
          <tr key={day}>
            <th scope="row">{dateOf(day)}</th>
            <td>{amountOf(total)}</td>
            {refused === undefined ? null : <td>{amountOf(refused)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The values of a chart, once they are asked for. */
export function DayTable(props: DayChartProps & Formats) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const label = t(isOpen ? 'chart.hideTable' : 'chart.showTable');
  return (
    <>
      <button
        css={toggleStyle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={t('chart.of', { action: label, name: props.caption })}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="down" size="sm" />
      </button>
      {isOpen ? <Rows {...props} id={id} /> : null}
    </>
  );
}
