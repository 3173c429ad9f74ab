import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { itemStyle, timelineStyle } from './timeline.styles.ts';

export type TimelineTone = 'success' | 'warning' | 'danger' | 'muted';

export interface TimelineItem {
  id: string;
  tone: TimelineTone;
  title: string;
  /** The state in a word, after the title: color and mark are not its only signs. */
  state: string;
  /** When it was, or another short fact. */
  at?: ReactNode;
  /** What belongs to it, below. */
  more?: ReactNode;
}

const marks: Readonly<Record<TimelineTone, IconName>> = {
  success: 'check',
  warning: 'alert',
  danger: 'stop',
  muted: 'minus',
};

/** A trace: one thing after the other, each with how it ended. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol css={timelineStyle} data-part="timeline" aria-label={label}>
      {items.map(({ id, tone, title, state, at, more }) => (
        <li key={id} css={itemStyle} data-tone={tone}>
          <Icon name={marks[tone]} />
          <span data-part="title">
            {title}
            <span css={visuallyHidden}>: {state}</span>
          </span>
          {at ? <span data-part="at">{at}</span> : null}
          {more ? <div data-part="more">{more}</div> : null}
        </li>
      ))}
    </ol>
  );
}
