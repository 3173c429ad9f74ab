import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** A switch or checkbox with its words: the whole of it is the target. */
export const choiceStyle = css`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--portico-space-3);
  vertical-align: middle;
  cursor: pointer;
  &[data-disabled] {
    cursor: not-allowed;
    color: var(--portico-color-text-disabled);
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
    padding-block: var(--portico-space-3);
  }
  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const choiceTextStyle = css`
  display: grid;
  gap: var(--portico-space-0h);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > [data-part='hint'] {
    font-size: 13px;
    color: var(--portico-color-text-muted);
  }
`;
