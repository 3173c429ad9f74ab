import { css } from '@emotion/react';
import { regionRules } from '#shared/ui/toast/toast.styles.ts';

/** Parts measure this container, not the window: the portal may be embedded in a column of a host's page. */
export const rootStyle = css`
  container: portico-ui / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
`;

/** Takes no space in the layout: its contents are above the page. */
export const overlaysStyle = css`
  position: absolute;
  ${regionRules}
`;

/** Fills the window, and is what the parts inside an overlay measure. */
export const overlayContainer = css`
  container: portico-ui / inline-size;
`;

/** Under this width of the container: sheets instead of drawers, controls of 44 px. */
export const narrow = '@container portico-ui (max-width: 719px)';

export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
