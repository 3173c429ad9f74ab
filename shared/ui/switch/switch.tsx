import type { ComponentPropsWithRef } from 'react';
import { Choice } from '#shared/ui/checkbox/choice.tsx';
import type { ChoiceTexts } from '#shared/ui/checkbox/choice.tsx';
import { switchStyle } from './switch.styles.ts';

export interface SwitchProps extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'size'> {
  checked: boolean;
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void;
}

/** Turns something on or off at once; a choice that waits for "Save" is a checkbox. */
export function Switch({ label, labelHidden, hint, onCheckedChange, ...input }: SwitchProps) {
  return (
    <Choice label={label} labelHidden={labelHidden} hint={hint} disabled={input.disabled}>
      {(names) => (
        <input
          {...input}
          {...names}
          css={switchStyle}
          data-part="switch"
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
      )}
    </Choice>
  );
}
