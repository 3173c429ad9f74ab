import { css, keyframes } from '@emotion/react';

const fade = keyframes`from { opacity: 0; }`;

export const positionerStyle = css`
  z-index: calc(var(--portico-layer-dialog) + 2) !important;
`;

export const bubbleStyle = css`
  inline-size: fit-content;
  max-inline-size: 260px;
  padding: 6px 10px;
  border-radius: var(--portico-radius-sm);
  background: var(--portico-color-inverse);
  color: var(--portico-color-on-inverse);
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  overflow-wrap: anywhere;
  animation: ${fade} var(--portico-duration-fast) var(--portico-ease-out);
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
