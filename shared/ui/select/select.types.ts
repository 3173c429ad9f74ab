import type { FieldTexts } from '#shared/ui/field/field.tsx';

/** One of the choices of a select or combobox. */
export interface Option {
  value: string;
  label: string;
  /** Muted, below the label. */
  hint?: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  options: readonly Option[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen: "Choose…" unless said. */
  placeholder?: string;
  disabled?: boolean;
  /** In a toolbar: as wide as its text, with its label next to it unless that is hidden. The list is as wide as its options. */
  compact?: boolean;
  /** Shown instead of the label of what is chosen: "Role: Editor". */
  valueText?: string;
  /** Called when the field loses the focus. */
  onBlur?: () => void;
}
