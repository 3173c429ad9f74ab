import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const pageStyle = css`
  display: grid;
  gap: var(--portico-space-6);
`;

export const pairStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--portico-space-4);
  align-items: start;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const swatchStyle = (color: string) => css`
  display: block;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 4px;
  background: ${color};
  box-shadow: inset 0 0 0 1px var(--portico-color-border);
  forced-color-adjust: none;
`;
