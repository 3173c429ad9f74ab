import { css } from '@emotion/react';

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
