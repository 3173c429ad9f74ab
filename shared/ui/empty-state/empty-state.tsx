import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { actionsStyle, descriptionStyle, headingStyle, markStyle, stateStyle } from './empty-state.styles.ts';

export interface EmptyStateProps {
  icon: IconName;
  /** What it is for, or what was not found. */
  title: string;
  description?: ReactNode;
  /** One primary button, and ways round it. */
  actions?: ReactNode;
  /** Level of the heading: 2 unless said. */
  level?: 2 | 3;
}

/** Where a list would be: says what it is for and what to do next. Also for "nothing found" and "not included". */
export function EmptyState({ icon, title, description, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div css={stateStyle} data-part="empty-state">
      <span css={markStyle} data-part="mark">
        <Icon name={icon} />
      </span>
      <Heading css={headingStyle}>{title}</Heading>
      {description ? <p css={descriptionStyle}>{description}</p> : null}
      {actions ? <div css={actionsStyle}>{actions}</div> : null}
    </div>
  );
}
