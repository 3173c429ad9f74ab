import { css } from '@emotion/react';

export const groupStyle = css`
  position: relative;
  display: grid;
  align-items: center;
  & > * {
    grid-area: 1 / 1;
  }
  & > [data-part='start'],
  & > [data-part='end'] {
    z-index: 1;
    display: flex;
    align-items: center;
    color: var(--portico-color-text-muted);
  }
  & > [data-part='start'] {
    justify-self: start;
    margin-inline-start: 10px;
    pointer-events: none;
  }
  & > [data-part='end'] {
    justify-self: end;
    margin-inline-end: 4px;
  }
  &:has(> [data-part='start']) > input {
    padding-inline-start: 36px;
  }
  &:has(> [data-part='end']) > input {
    padding-inline-end: 44px;
  }
`;

export const areaStyle = css`
  padding-block: var(--portico-space-2);
  line-height: 20px;
  resize: vertical;
`;
