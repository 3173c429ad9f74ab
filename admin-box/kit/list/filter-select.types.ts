export interface FilterSelectProps {
  /** What it narrows by: "Role". */
  label: string;
  /** The choice that narrows nothing: "Any role". */
  all: string;
  /** `''` while it narrows nothing. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** Told what is typed, where the options are the server's answer to it; without it they are searched here. */
  onSearch?: (typed: string) => void;
}
