import { css } from '@emotion/react';

export const traceStyle = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portico-space-1);
  margin-block-start: var(--portico-space-2);
  font-size: 13px;
  color: var(--portico-color-text-muted);
  overflow-wrap: anywhere;
`;
