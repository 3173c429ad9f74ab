import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { important } from '#shared/theme/css-text.ts';
import { Drawing } from '#shared/ui/icon/drawing.tsx';

const style = css`
  position: relative;
  display: grid;
  align-items: center;
  && ::slotted(select) {
    ${important(`
      appearance: none; box-sizing: border-box; inline-size: 100%; block-size: var(--portico-control-lg); padding-inline: 14px 40px;
      border: 1px solid var(--portico-color-border-control); border-radius: var(--portico-radius-md);
      background: var(--portico-color-surface); color: var(--portico-color-text);
      font: var(--portico-weight-regular) var(--portico-text-lg) var(--portico-font-sans); cursor: pointer;
    `)}
  }
  && ::slotted(select:hover) {
    ${important('border-color: var(--portico-color-text-muted)')}
  }
  && ::slotted(select[aria-invalid]) {
    ${important('border-color: var(--portico-color-danger-mark)')}
  }
  && ::slotted(select:focus-visible) {
    ${important('border-color: var(--portico-color-focus); outline: 1px solid var(--portico-color-focus); outline-offset: 0')}
  }
  & > svg {
    position: absolute;
    inset-inline-end: 12px;
    pointer-events: none;
    color: var(--portico-color-text-muted);
  }
`;

/** A native choice list with the look of the other fields. @param children the field's slot */
export function SelectDrawing({ children }: { children: ReactNode }) {
  return (
    <div css={style} data-part="select">
      {children}
      <Drawing path="m5.5 8 4.5 4.5L14.5 8" />
    </div>
  );
}
