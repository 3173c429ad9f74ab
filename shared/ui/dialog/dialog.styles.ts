import { css, keyframes } from '@emotion/react';
import { narrow, overlayContainer } from '#shared/ui/ui-root/ui-root.styles.ts';

const fade = keyframes`from { opacity: 0; }`;
const fadeOut = keyframes`to { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;
const sink = keyframes`to { opacity: 0; translate: 0 8px; }`;

/** Closing takes two thirds of opening. */
export const closingTime = 'calc(var(--portico-duration-base) * 2 / 3)';

export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: var(--portico-layer-dialog);
  background: var(--portico-color-backdrop);
  &[data-state='open'] {
    animation: ${fade} var(--portico-duration-base) var(--portico-ease-out);
  }
  &[data-state='closed'] {
    animation: ${fadeOut} ${closingTime} var(--portico-ease-in) forwards;
  }
`;

export const positionerStyle = css`
  ${overlayContainer}
  position: fixed;
  inset: 0;
  z-index: var(--portico-layer-dialog);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  overflow: auto;
  overscroll-behavior: contain;
  & > [data-part='content'] {
    margin: var(--portico-space-6);
  }
  @media (max-width: 719px) {
    & > [data-part='content'] {
      margin: var(--portico-space-4);
    }
  }
`;

/** Long names wrap. */
export const dialogStyle = css`
  position: relative;
  overflow-wrap: break-word;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  inline-size: min(480px, 100% - 2 * var(--portico-space-4));
  padding: var(--portico-space-6);
  border-radius: var(--portico-radius-xl);
  background: var(--portico-color-surface-raised);
  color: var(--portico-color-text);
  box-shadow: var(--portico-shadow-dialog);
  &:focus-visible {
    outline: none;
  }
  &[data-size='lg'] {
    inline-size: min(920px, 100% - 2 * var(--portico-space-4));
  }
  &[data-state='open'] {
    animation: ${rise} var(--portico-duration-base) var(--portico-ease-out);
  }
  &[data-state='closed'] {
    animation: ${sink} ${closingTime} var(--portico-ease-in) forwards;
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-4);
  }
  ${narrow} {
    padding: var(--portico-space-5);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const headerStyle = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--portico-space-4);
  & > [data-part='button'] {
    margin-block: -6px;
    margin-inline-end: -8px;
  }
  ${narrow} {
    & > [data-part='button'] {
      margin-block: -10px;
      margin-inline-end: -12px;
    }
  }
`;

/** Truncates names after some lines: the full name is in the tooltip and where it is edited. */
export const linesAtMost = (lines: number): string => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

/** A label that does not fit, such as one with a long name, wraps. */
export const footerButtons = `
  max-inline-size: 100%;
  min-inline-size: 0;
  &:not([data-icon-start], [data-icon-end], [data-square]) {
    padding-block: var(--portico-space-2);
    overflow-wrap: anywhere;
    text-align: center;
    white-space: normal;
  }
`;

export const titleStyle = css`
  ${linesAtMost(3)}
  min-inline-size: 0;
  font: var(--portico-weight-semibold) var(--portico-text-xl) var(--portico-font-sans);
  letter-spacing: var(--portico-tracking-tight);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const descriptionStyle = css`
  color: var(--portico-color-text-muted);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const footerStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--portico-space-2);
  margin-block-start: var(--portico-space-2);
  & > [data-part='button'] {
    ${footerButtons}
  }
  ${narrow} {
    & > [data-part='button'] {
      flex: 1 1 auto;
    }
  }
`;
