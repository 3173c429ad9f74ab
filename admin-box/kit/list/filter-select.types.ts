export interface FilterSelectProps {
  /** What it narrows by: "Role". */
  label: string;
  /** The choice that narrows nothing: "Any role". */
  all: string;
  /** `''` while it narrows nothing. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** Called with what is typed, if the server searches the options; otherwise they are searched locally. */
  onSearch?: (typed: string) => void;
}
