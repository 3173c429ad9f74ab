import { css } from '@emotion/react';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info';

export interface BadgeProps {
  children: ReactNode;
  /** `neutral` unless said. */
  tone?: BadgeTone;
}

const style = css`
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-1);
  max-inline-size: 100%;
  min-block-size: 20px;
  padding-inline: 6px;
  border-radius: var(--portico-radius-xs);
  background: var(--portico-color-surface-active);
  color: var(--portico-color-text-muted);
  font: var(--portico-weight-medium) var(--portico-text-xs) var(--portico-font-sans);
  white-space: nowrap;
  vertical-align: middle;
  &[data-tone='neutral'] { color: var(--portico-color-text); }
  &[data-tone='accent'] { background: var(--portico-color-accent-subtle); color: var(--portico-color-accent-text); }
  &[data-tone='success'] { background: var(--portico-color-success-subtle); color: var(--portico-color-success-text); }
  &[data-tone='warning'] { background: var(--portico-color-warning-subtle); color: var(--portico-color-warning-text); }
  &[data-tone='danger'] { background: var(--portico-color-danger-subtle); color: var(--portico-color-danger-text); }
  &[data-tone='info'] { background: var(--portico-color-info-subtle); color: var(--portico-color-info-text); }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Counts or labels a thing; how a thing is doing is a `Status`. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span css={style} data-part="badge" data-tone={tone}>
      {children}
    </span>
  );
}
