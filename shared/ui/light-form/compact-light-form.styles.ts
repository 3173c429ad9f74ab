/** Forms of credentials inside a page of many parts, where fields and buttons are as tall as the page's other ones. */
import { css } from '@emotion/react';
import { important } from '#shared/theme/css-text.ts';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Overrides `lightFormCss` in the elements that have such forms. Sizes are inherited from `compactFormStyle`. */
export const compactLightFormCss = [
  `::slotted(input){${important('padding-inline: 12px')}}`,
  `::slotted(input[data-end]){${important('padding-inline-end: 44px')}}`,
  `::slotted(button){${important('inline-size: auto; padding-inline: 14px; font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans)')}}`,
].join('');

/** Round the form. On a narrow screen it is made for fingers, and letters of 16 px keep phones from zooming in. */
export const compactFormStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  --portico-control-lg: var(--portico-control-md);
  --portico-code-box: 44px;
  --portico-radius-md: var(--portico-radius-sm);
  --portico-text-lg: var(--portico-text-md);
  ${narrow} {
    --portico-control-lg: 44px;
    --portico-text-lg: 16px / 24px;
  }
  & > [data-part='body'] {
    gap: var(--portico-space-5);
  }
  & > [data-part='actions'] {
    justify-items: start;
  }
`;

/** Over `compactFormStyle`: the actions are the footer of a dialog, the submit button last. */
export const dialogFormStyle = css`
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    margin-block-start: var(--portico-space-2);
  }
`;
