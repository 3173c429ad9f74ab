import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { dialog, header, title as titleStyle } from './modal-dialog.styles.ts';

interface ModalDialogProps {
  title: string;
  closeLabel: string;
  /** The close button or Escape. The owner takes the dialog away; until then it may stay closed on screen. */
  onDismiss(): void;
  children: ReactNode;
}

/**
 * A native modal dialog with a title bar, open while it is rendered. The browser traps the focus, and restores it when
 * the dialog is removed. Children are the scrolling body and the footer.
 */
export function ModalDialog({ title, closeLabel, onDismiss, children }: ModalDialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const shown = element.current;
    shown?.showModal();
    // only a dialog that is closed, and not just removed, gives the focus back
    return () => shown?.close();
  }, []);
  return (
    <dialog css={dialog} ref={element} aria-labelledby={titleId} onClose={onDismiss}>
      <div css={header}>
        <h2 css={titleStyle} id={titleId}>
          {title}
        </h2>
        <Button variant="iconOnly" aria-label={closeLabel} onClick={onDismiss}>
          <Icon name="close" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}
