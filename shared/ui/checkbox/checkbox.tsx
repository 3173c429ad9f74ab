import { useEffect, useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { checkboxStyle } from './checkbox.styles.ts';
import { Choice } from './choice.tsx';
import type { ChoiceTexts } from './choice.tsx';

export interface CheckboxProps
  extends ChoiceTexts, Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'ref' | 'checked'> {
  /** `indeterminate` if only some of the items it represents are selected. */
  checked: boolean | 'indeterminate';
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void;
}

/** A choice of its own, or one of several. */
export function Checkbox({ label, labelHidden, hint, checked, onCheckedChange, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const partial = checked === 'indeterminate';
  useEffect(() => {
    if (box.current) box.current.indeterminate = partial;
  }, [partial]);
  return (
    <Choice label={label} labelHidden={labelHidden} hint={hint} disabled={input.disabled}>
      {(names) => (
        <input
          {...input}
          {...names}
          ref={box}
          css={checkboxStyle}
          data-part="checkbox"
          type="checkbox"
          checked={checked === true}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
      )}
    </Choice>
  );
}
