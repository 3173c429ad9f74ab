import { css } from '@emotion/react';

/** The top edge keeps its place while steps of different height follow one another. */
export const pageStyle = css`
  display: grid;
  justify-items: center;
  align-items: start;
  container: portico-page / inline-size;
  min-inline-size: 0;
  padding: clamp(24px, 13dvh, 144px) 16px 24px;
  &[data-layout='embedded'] {
    padding: 0;
  }
  @media (max-width: 479px) {
    &[data-layout='page'] {
      padding: 0;
      align-items: stretch;
      min-block-size: calc(100dvh - var(--portico-page-end, 0px));
    }
  }
`;

export const cardStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--portico-space-6);
  inline-size: 100%;
  max-inline-size: 400px;
  min-inline-size: 0;
  padding: var(--portico-space-8);
  border-radius: var(--portico-radius-xl);
  background: var(--portico-color-surface);
  box-shadow: var(--portico-shadow-card);
  @container portico-page (max-width: 479px) {
    max-inline-size: none;
    padding: var(--portico-space-8) var(--portico-space-5) var(--portico-space-6);
    border-radius: 0;
    box-shadow: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const headerStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  justify-items: start;
`;

export const titleStyle = css`
  font: var(--portico-weight-semibold) var(--portico-text-2xl) var(--portico-font-sans);
  letter-spacing: var(--portico-tracking-tight);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const leadStyle = css`
  color: var(--portico-color-text-muted);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  & > strong {
    font-weight: var(--portico-weight-medium);
    color: var(--portico-color-text);
  }
`;

export const footStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--portico-space-2) var(--portico-space-4);
  margin-block-start: auto;
  font-size: 13px;
  color: var(--portico-color-text-muted);
`;
