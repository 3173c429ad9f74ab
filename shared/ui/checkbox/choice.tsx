import { useId } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { choiceStyle, choiceTextStyle } from './choice.styles.ts';

export interface ChoiceTexts {
  label: string;
  labelHidden?: boolean;
  /** Below the label. */
  hint?: ReactNode;
}

export interface ChoiceProps extends ChoiceTexts {
  disabled?: boolean;
  children: (hint: { 'aria-describedby': string | undefined; 'aria-labelledby': string }) => ReactNode;
}

/** The label of a switch or checkbox. */
export function Choice({ label, labelHidden, hint, disabled, children }: ChoiceProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  return (
    <label css={choiceStyle} data-part="choice" data-disabled={disabled || undefined}>
      {children({ 'aria-labelledby': labelId, 'aria-describedby': hint ? hintId : undefined })}
      <span css={labelHidden ? visuallyHidden : choiceTextStyle} data-part="choice-text">
        <span id={labelId}>
          <bdi>{label}</bdi>
        </span>
        {hint ? (
          <span data-part="hint" id={hintId}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  );
}
