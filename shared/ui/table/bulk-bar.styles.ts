import { css, keyframes } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

export const bulkBarStyle = css`
  position: sticky;
  z-index: var(--portico-layer-sticky);
  inset-block-end: var(--portico-space-6);
  justify-self: center;
  display: flex;
  align-items: center;
  gap: var(--portico-space-1);
  max-inline-size: 100%;
  /* takes no room of its own: it lies over what follows the list, so that the first tick moves nothing */
  margin-block: var(--portico-space-3) calc(-1 * (var(--portico-control-md) + 12px + var(--portico-space-3)));
  padding: 6px;
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-inverse);
  color: var(--portico-color-on-inverse);
  box-shadow: var(--portico-shadow-overlay);
  animation: ${rise} var(--portico-duration-fast) var(--portico-ease-out);
  & [data-part='button'] {
    flex: none;
    --_ink: var(--portico-color-on-inverse);
    --_bg: transparent;
    --_line: transparent;
    --_bg-hover: color-mix(in oklab, var(--portico-color-on-inverse) 14%, transparent);
    --_bg-active: color-mix(in oklab, var(--portico-color-on-inverse) 22%, transparent);
  }
  & [data-part='button'][data-variant][data-size] {
    --_ink: var(--portico-color-on-inverse);
  }
  & [data-part='button']:disabled {
    --_ink: var(--portico-color-on-inverse-muted);
  }
  & :focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }
  & > [data-part='count'] {
    flex: none;
    padding-inline: 10px var(--portico-space-4);
    font-weight: var(--portico-weight-medium);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${narrow} {
    inset-block-end: var(--portico-space-3);
    justify-self: stretch;
    margin-block-end: 0;
    flex-wrap: wrap;
    & > [data-part='count'] {
      flex: 1;
    }
    /* the way out stays beside the count, above what can be done */
    & > [data-part='button']:not([data-square]) {
      order: 1;
      flex: 1 1 auto;
      max-inline-size: 100%;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
