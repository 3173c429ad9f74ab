import { css, keyframes } from '@emotion/react';

const breathe = keyframes`
  to { opacity: 0.45; }
`;

export const boneStyle = css`
  display: block;
  inline-size: 100%;
  max-inline-size: 100%;
  block-size: 12px;
  border-radius: var(--portico-radius-xs);
  background: var(--portico-color-surface-active);
  animation: ${breathe} 1600ms ease-in-out infinite alternate;
  &[data-width='sm'] { inline-size: 72px; }
  &[data-width='md'] { inline-size: 128px; }
  &[data-width='lg'] { inline-size: 196px; }
  &[data-shape='round'] {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
  }
  &[data-shape='title'] {
    inline-size: 220px;
    block-size: 20px;
  }
  &[data-shape='control'] {
    block-size: var(--portico-control-md);
    border-radius: var(--portico-radius-sm);
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export const stackStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  padding-block: var(--portico-space-3);
`;

export const rowStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-4);
  & > [data-part='lines'] {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-2);
  }
  & > [data-width] {
    flex: 0 1 auto;
    min-inline-size: 0;
  }
`;

export const fieldBoneStyle = css`
  display: grid;
  gap: var(--portico-space-2);
`;
