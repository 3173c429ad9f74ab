import { useRef, useState } from 'react';
import type { ClipboardEventHandler, FormEventHandler } from 'react';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Typed<E extends TextElement> {
  maxLength?: number | undefined;
  onPaste?: ClipboardEventHandler<E> | undefined;
  onInput?: FormEventHandler<E> | undefined;
}

/**
 * Browsers cut what is pasted to the field's `maxLength` and say nothing, so that the end of a text would be lost unseen. Says
 * so until something else is typed.
 */
export function useCutPaste<E extends TextElement>({
  maxLength,
  onPaste,
  onInput,
}: Typed<E>): { cut: string | undefined; handlers: Pick<Typed<E>, 'onPaste' | 'onInput'> } {
  const { t } = useUiTexts();
  const [isCut, setIsCut] = useState(false);
  // the browser fires `paste`, and then `input` with what it inserted
  const pasted = useRef(false);
  if (maxLength === undefined) return { cut: undefined, handlers: { onPaste, onInput } };
  return {
    cut: isCut ? t('pasteCut', { count: maxLength }) : undefined,
    handlers: {
      onPaste(event) {
        const { value, selectionStart, selectionEnd } = event.currentTarget;
        const replaced = (selectionEnd ?? value.length) - (selectionStart ?? value.length);
        pasted.current = value.length - replaced + event.clipboardData.getData('text').length > maxLength;
        setIsCut(pasted.current);
        onPaste?.(event);
      },
      onInput(event) {
        if (!pasted.current) setIsCut(false);
        pasted.current = false;
        onInput?.(event);
      },
    },
  };
}
