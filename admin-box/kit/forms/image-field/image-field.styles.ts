import { css } from '@emotion/react';

/** The image, and what can be done with it next to it. A file can be dropped on the whole. */
export const imageFieldStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portico-space-2) var(--portico-space-4);
  align-items: center;
  & > [data-part='label'] {
    grid-column: 1 / -1;
  }
  & > [data-part='image-actions'] {
    display: grid;
    gap: var(--portico-space-2);
    min-inline-size: 0;
  }
  &[data-dragging] {
    outline: 2px dashed var(--portico-color-accent-text);
    outline-offset: 8px;
    border-radius: var(--portico-radius-sm);
  }
`;

export const cropStyle = css`
  display: grid;
  gap: var(--portico-space-4);
  justify-items: center;
`;

export const areaStyle = css`
  position: relative;
  inline-size: min(100%, 320px);
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-sunken);
  cursor: grab;
  touch-action: none;
  user-select: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--portico-color-focus);
    outline-offset: 2px;
  }
  & > canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  /* what the circle cuts off */
  &[data-shape='round']::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 100vmax color-mix(in oklab, var(--portico-color-surface-raised) 72%, transparent);
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-shape='round']::after {
      border: 2px solid;
    }
  }
`;

export const zoomStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portico-space-3);
  align-items: center;
  inline-size: min(100%, 320px);
  & > label {
    font-weight: var(--portico-weight-medium);
  }
  & > input {
    inline-size: 100%;
    min-block-size: 28px;
    margin: 0;
    accent-color: var(--portico-color-accent);
  }
`;
