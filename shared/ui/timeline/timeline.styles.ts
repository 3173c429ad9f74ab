import { css } from '@emotion/react';

export const timelineStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const itemStyle = css`
  position: relative;
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: var(--portico-space-0h) var(--portico-space-3);
  padding-block: var(--portico-space-2);
  /* the thread: from one mark to the next */
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset-block: 32px -4px;
    inset-inline-start: 9px;
    inline-size: 1.5px;
    background: var(--portico-color-border);
  }
  & > [data-part='icon'] {
    color: var(--portico-color-text-muted);
  }
  &[data-tone='success'] > [data-part='icon'] {
    color: var(--portico-color-success-text);
  }
  &[data-tone='danger'] > :is([data-part='icon'], [data-part='title']) {
    color: var(--portico-color-danger-text);
  }
  &[data-tone='warning'] > :is([data-part='icon'], [data-part='title']) {
    color: var(--portico-color-warning-text);
  }
  &[data-tone='muted'] {
    color: var(--portico-color-text-muted);
  }
  & > [data-part='title'] {
    min-inline-size: 0;
    font-weight: var(--portico-weight-medium);
    overflow-wrap: anywhere;
  }
  & > [data-part='at'] {
    color: var(--portico-color-text-muted);
    white-space: nowrap;
  }
  & > [data-part='more'] {
    grid-column: 2 / -1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-3);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  &[data-tone='danger'] > [data-part='more'] {
    margin-block: var(--portico-space-2);
    padding: var(--portico-space-4);
    border-radius: var(--portico-radius-md);
    background: var(--portico-color-danger-subtle);
  }
`;
