import { css } from '@emotion/react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import {
  descriptionStyle,
  dialogStyle,
  footerStyle,
  headerStyle,
  titleStyle,
} from '#shared/ui/dialog/dialog.styles.ts';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useFocusMemory } from '#shared/ui/ui-root/focus-memory.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';

const frameStyle = css`
  max-block-size: calc(100dvh - 2 * var(--portico-space-4));
  max-inline-size: none;
  margin: auto;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &:not([open]) {
    display: none;
  }
  &::backdrop {
    background: oklch(0.17 0.01 250 / 0.45);
  }
`;

export interface CredentialDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  description: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** The first field that a user fills in: it is a child of the element, slotted into the dialog. */
function firstField(dialog: HTMLElement): HTMLElement | undefined {
  const slotted = [...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  return slotted.find((node): node is HTMLInputElement => node instanceof HTMLInputElement && node.tabIndex >= 0);
}

function OpenDialog({ onClose, title, description, children, footer }: Omit<CredentialDialogProps, 'open'>) {
  const { t } = useUiTexts();
  const id = useId();
  const memory = useFocusMemory();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before unmounting, so that the focus returns to its opener.
  useLayoutEffect(() => {
    const node = dialog.current;
    const root = node?.getRootNode();
    if (node && !node.open) node.showModal();
    return () => {
      node?.close();
      // the opener may have been removed
      if (root) requestAnimationFrame(() => memory.restore(root));
    };
  }, [memory]);
  // The fields are slotted in after the first render.
  useEffect(() => {
    if (dialog.current) firstField(dialog.current)?.focus();
  }, []);
  const escape = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      css={[dialogStyle, frameStyle]}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      onCancel={escape}
      // the dialog below listens to Escape too
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div css={headerStyle}>
        <h2 css={titleStyle} id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      <p css={descriptionStyle} id={`${id}-description`}>
        {description}
      </p>
      {children}
      {footer ? <div css={footerStyle}>{footer}</div> : null}
    </dialog>
  );
}

/**
 * A dialog for a `CredentialForm`. It is the browser's own: that keeps the focus among what is slotted into it too, where one
 * that looks for its fields by itself would not find them.
 */
export function CredentialDialog({ open, ...props }: CredentialDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}
