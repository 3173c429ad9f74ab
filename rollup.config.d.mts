import type { InputOptions, OutputOptions } from 'rollup';

export interface Bundle {
  /** What the size table calls it. */
  name: string;
  /** Name of each entry and its source. */
  entries: Record<string, string>;
  /** Below the output folder. */
  directory: string;
  input: InputOptions;
  output: OutputOptions;
}

export const bundles: Bundle[];
