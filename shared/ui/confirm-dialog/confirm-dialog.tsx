import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { brief } from '#shared/lib/names.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { WithNames } from './with-names.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Names what goes: "Remove Quentin Lefèvre from Acme?" Here and below, names that are `isolated` are shortened where they are long. */
  title: string;
  /** What ends, and what stays. */
  description: string;
  /** The verb with its object: "Remove Quentin". */
  confirmLabel: string;
  /** The way out says what stays: "Keep Quentin". */
  cancelLabel: string;
  onConfirm: () => void;
  /** While the answer is awaited. */
  loading?: boolean;
  /** Gerund: "Removing…". */
  loadingLabel?: string;
  /** `danger` unless said. */
  tone?: 'danger' | 'primary';
  /** Has to be typed first: for what cannot be brought back. */
  typeToConfirm?: string;
  /** What is typed there, such as "Type the e-mail address to confirm". */
  typeLabel?: string;
  /** Why it did not work. */
  error?: string;
  children?: ReactNode;
}

/** What is typed to confirm; forgotten whenever the dialog opens. */
function useTyped(open: boolean) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    if (open) setTyped('');
  }, [open]);
  return [typed, setTyped] as const;
}

/** The last question before something is destroyed. The focus starts on the way out, or on what has to be typed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, description, confirmLabel, cancelLabel, onConfirm, loading, loadingLabel } = props;
  const { tone = 'danger', typeToConfirm, typeLabel, error, children } = props;
  const { t } = useUiTexts();
  const [typed, setTyped] = useTyped(open);
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const ready = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<WithNames text={title} as="title" />}
      description={<WithNames text={description} as="text" />}
      role="alertdialog"
      initialFocus={typeToConfirm === undefined ? cancel : field}
      onSubmit={() => ready && !loading && onConfirm()}
      footer={
        <>
          <Button variant="ghost" ref={cancel} onClick={onClose}>
            {brief(cancelLabel)}
          </Button>
          <Button variant={tone} type="submit" disabled={!ready} loading={loading} loadingLabel={loadingLabel}>
            {brief(confirmLabel)}
          </Button>
        </>
      }
    >
      {children}
      {error ? <Banner tone="danger">{error}</Banner> : null}
      {typeToConfirm === undefined ? null : (
        <TextField
          ref={field}
          label={typeLabel ?? t('confirmByTyping', { text: typeToConfirm })}
          placeholder={typeToConfirm}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Dialog>
  );
}
