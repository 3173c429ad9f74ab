import { optionTextStyle } from './select.styles.ts';
import type { Option } from './select.types.ts';

/** Label and hint of an option. */
export function OptionText({ option }: { option: Option }) {
  return (
    <span css={optionTextStyle}>
      <span dir="auto">{option.label}</span>
      {option.hint ? <span data-part="hint">{option.hint}</span> : null}
    </span>
  );
}
