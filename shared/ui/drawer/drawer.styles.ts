import { css, keyframes } from '@emotion/react';
import { closingTime, footerButtons, linesAtMost } from '#shared/ui/dialog/dialog.styles.ts';
import { narrow, overlayContainer } from '#shared/ui/ui-root/ui-root.styles.ts';

const arrive = keyframes`from { transform: translate(var(--_away-x), var(--_away-y)); }`;
const leave = keyframes`to { transform: translate(var(--_away-x), var(--_away-y)); }`;

export const positionerStyle = css`
  ${overlayContainer}
  position: fixed;
  inset: 0;
  z-index: var(--portico-layer-dialog);
  overflow: hidden;
`;

export const drawerStyle = css`
  --_away-x: calc(100% + 8px);
  --_away-y: 0;
  position: absolute;
  inset-block: var(--portico-space-2);
  inset-inline-end: var(--portico-space-2);
  inline-size: min(464px, 100% - 2 * var(--portico-space-2));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  border-radius: var(--portico-radius-xl);
  background: var(--portico-color-surface-raised);
  color: var(--portico-color-text);
  box-shadow: var(--portico-shadow-dialog);
  overflow: hidden;
  overflow-wrap: break-word;
  &[data-size='lg'] {
    inline-size: min(720px, 100% - 2 * var(--portico-space-2));
  }
  &:dir(rtl) {
    --_away-x: calc(-100% - 8px);
  }
  &[data-edge='start'] {
    --_away-x: calc(-100% - 8px);
    inset-inline: var(--portico-space-2) auto;
    inline-size: min(320px, 100% - 2 * var(--portico-space-2));
  }
  &[data-edge='start']:dir(rtl) {
    --_away-x: calc(100% + 8px);
  }
  &:focus-visible {
    outline: none;
  }
  &[data-state='open'] {
    animation: ${arrive} var(--portico-duration-base) var(--portico-ease-out);
  }
  &[data-state='closed'] {
    animation: ${leave} ${closingTime} var(--portico-ease-in) forwards;
  }
  ${narrow} {
    &[data-edge='end'] {
      --_away-x: 0;
      --_away-y: 100%;
      inset: auto 0 0;
      inline-size: 100%;
      max-block-size: 92%;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const headerStyle = css`
  display: flex;
  align-items: flex-start;
  gap: var(--portico-space-4);
  padding: var(--portico-space-6) var(--portico-space-6) var(--portico-space-5);
  & > [data-part='title-group'] {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: var(--portico-space-0h);
  }
  /* here a name is told as a whole, however long; what is said about it is not */
  & h2 {
    -webkit-line-clamp: 8;
  }
  & [data-part='description'] {
    ${linesAtMost(4)}
  }
  /* a name keeps its own direction, and stands at the start like everything else */
  & [dir='auto'] {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > [data-part='button'] {
    margin-block: -6px 0;
    margin-inline: auto -8px;
  }
  ${narrow} {
    padding-inline: var(--portico-space-5);
  }
`;

/** Body and footer, or the form that holds both. */
export const frameStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-block-size: 0;
`;

export const bodyStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-8);
  align-content: start;
  padding: 3px var(--portico-space-6) var(--portico-space-6);
  overflow: auto;
  overscroll-behavior: contain;
  ${narrow} {
    padding-inline: var(--portico-space-5);
  }
`;

export const footerStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--portico-space-2);
  padding: var(--portico-space-4) var(--portico-space-6);
  border-block-start: 1px solid var(--portico-color-border);
  & [data-part='button'] {
    ${footerButtons}
  }
  & > [data-part='footer-start'] {
    display: flex;
    max-inline-size: 100%;
    margin-inline: -14px auto;
  }
  ${narrow} {
    padding-inline: var(--portico-space-5);
    & > [data-part='button']:not([data-square]) {
      flex: 1 1 auto;
    }
    & > [data-part='footer-start'] {
      order: 1;
      flex: 1 1 100%;
      margin: 0;
      justify-content: center;
    }
  }
`;
