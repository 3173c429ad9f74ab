import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** In a toolbar: label and control in one line, no wider than what they say. */
export const compactFieldStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
  & > [data-part='label'] {
    color: inherit;
    font-weight: var(--portico-weight-regular);
  }
`;

export const compactTriggerStyle = css`
  inline-size: auto;
  max-inline-size: 260px;
  border-color: var(--portico-color-border-strong);
  font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans);
  ${narrow} {
    font-size: 14px;
  }
`;

/** As wide as its options. */
export const listWidthStyle = css`
  min-inline-size: max(120px, var(--reference-width));
`;

export const triggerStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--portico-space-2);
  text-align: start;
  cursor: pointer;
  & > [data-part='icon'] {
    color: var(--portico-color-text-muted);
    margin-inline-end: -4px;
  }
  & > [data-part='value-text'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-placeholder-shown] > [data-part='value-text'] {
    color: var(--portico-color-text-muted);
  }
`;

export const optionTextStyle = css`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* a name keeps its own direction, and begins where the others do */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > [data-part='hint'] {
    white-space: normal;
    overflow-wrap: anywhere;
    font-size: 13px;
    color: var(--portico-color-text-muted);
  }
`;
