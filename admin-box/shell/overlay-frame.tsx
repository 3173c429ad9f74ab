import { css } from '@emotion/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { TopLayerProvider } from '#admin-box/portal/top-layer.ts';
import type { RunOutsideTopLayer } from '#admin-box/portal/top-layer.ts';

const style = css`
  position: fixed;
  inset: var(--portico-space-4);
  inline-size: auto;
  block-size: auto;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 16px;
  /* above the page while it is not modal, and below what a third party puts over it */
  z-index: 2147483646;
  overflow: hidden;
  overscroll-behavior: contain;
  color: var(--portico-color-text);
  background: var(--portico-color-canvas);
  box-shadow: var(--portico-shadow-dialog);
  &[open] {
    display: grid;
  }
  /* it takes the focus when it opens, and is nothing to operate */
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    background: oklch(0.17 0.01 250 / 0.45);
  }
  @media (max-width: 720px) {
    inset: 0;
    border-radius: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface OverlayFrameProps {
  label: string;
  /** It has closed, and the focus is back where it was. */
  onClosed(): void;
  /** Rendered inside; receives the function that closes the frame. */
  children(close: () => void): ReactNode;
}

/**
 * The portal in a native modal dialog over the host page: the page is inert, the focus stays inside, and returns to its
 * opener.
 */
export function OverlayFrame({ label, onClosed, children }: OverlayFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBelow = useRef(false);
  const belowOthers = useCallback<RunOutsideTopLayer>(async (work) => {
    const node = dialog.current;
    if (!node?.open) return await work();
    isBelow.current = true;
    node.close();
    node.show();
    try {
      return await work();
    } finally {
      if (node.open) {
        node.close();
        node.showModal();
      }
      // its events of closing come after this
      setTimeout(() => (isBelow.current = false));
    }
  }, []);
  useEffect(() => {
    const node = dialog.current;
    if (node && !node.open) node.showModal();
    return () => node?.close();
  }, []);
  return (
    // Escape is handled by the portal: the topmost overlay closes first, and a form may ask for confirmation.
    <dialog
      css={style}
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      onClose={() => isBelow.current || onClosed()}
      data-part="portal-dialog"
    >
      <TopLayerProvider value={belowOthers}>{children(() => dialog.current?.close())}</TopLayerProvider>
    </dialog>
  );
}
