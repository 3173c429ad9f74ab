import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const sheetStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--portico-space-12);
  inline-size: 100%;
  max-inline-size: 1280px;
  margin-inline: auto;
  padding: var(--portico-space-10);
  & > h1 {
    font: var(--portico-weight-semibold) var(--portico-text-2xl) var(--portico-font-sans);
  }
  ${narrow} {
    padding: var(--portico-space-4);
  }
`;

export const sectionStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  & > h2 {
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
`;

export const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portico-space-2);
`;

export const columnsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: var(--portico-space-8);
  align-items: start;
`;

export const stackStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
`;

export const cardStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  align-content: start;
  padding: var(--portico-space-6);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface);
  box-shadow: var(--portico-shadow-card);
`;
