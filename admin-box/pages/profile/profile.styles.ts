import { css } from '@emotion/react';

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-8);
  overflow-wrap: anywhere;
`;

export const sectionStyle = css`
  display: grid;
  gap: var(--portico-space-5);
  max-inline-size: 520px;
  & > h2 {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & > [data-part='section-lead'] {
    margin-block-start: calc(-1 * var(--portico-space-4));
    color: var(--portico-color-text-muted);
  }
`;

export const buttonsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

export const pictureStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portico-space-4);
  align-items: start;
  & > [data-part='picture-fields'] {
    display: grid;
    gap: var(--portico-space-2);
  }
`;

/** The button to change the email is below the current one. */
export const emailStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-2);
  & > :first-child {
    inline-size: 100%;
  }
`;

/** As wide as the adjacent forms. */
export const narrowStyle = css`
  max-inline-size: 520px;
`;
