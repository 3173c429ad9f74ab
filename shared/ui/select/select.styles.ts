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
  }
  & > [data-part='hint'] {
    white-space: normal;
    font-size: 13px;
    color: var(--portico-color-text-muted);
  }
`;
