import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it copies, such as "Copy the client id"; "Copy" without it. */
  label?: string;
}

/** Copies a value shown next to it, and confirms it for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useUiTexts();
  const { copied, copy } = useCopy(text);
  return (
    <>
      <IconButton icon={copied ? 'check' : 'copy'} label={label ?? t('copy')} size="sm" onClick={() => void copy()} />
      <span css={visuallyHidden} role="status">
        {copied ? t('copied') : ''}
      </span>
    </>
  );
}
