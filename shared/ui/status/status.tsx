import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';

export type StatusTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

export interface StatusProps {
  children: ReactNode;
  /** `neutral` is the normal state: muted, and without a mark. */
  tone?: StatusTone;
  /** The mark; each tone but `neutral` has one of its own. */
  icon?: IconName;
}

const style = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 100%;
  min-inline-size: 0;
  white-space: nowrap;
  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  vertical-align: middle;
  &[data-tone='neutral'],
  & > [data-part='icon'] {
    color: var(--portico-color-text-muted);
  }
  &[data-tone='success'] > [data-part='icon'] { color: var(--portico-color-success-text); }
  &[data-tone='info'] > [data-part='icon'] { color: var(--portico-color-info-text); }
  &[data-tone='warning'] { color: var(--portico-color-warning-text); }
  &[data-tone='warning'] > [data-part='icon'] { color: var(--portico-color-warning-text); }
  &[data-tone='danger'],
  &[data-tone='danger'] > [data-part='icon'] { color: var(--portico-color-danger-text); }
`;

const marks: Record<StatusTone, IconName | undefined> = {
  neutral: undefined,
  success: 'check',
  warning: 'alert',
  danger: 'stop',
  info: 'info',
};

/** A status: a word, with a mark if it is not the usual one, so that color is never the only sign. */
export function Status({ children, tone = 'neutral', icon = marks[tone] }: StatusProps) {
  return (
    <span css={style} data-part="status" data-tone={tone}>
      {icon ? <Icon name={icon} size="sm" /> : null}
      <span>{children}</span>
    </span>
  );
}
