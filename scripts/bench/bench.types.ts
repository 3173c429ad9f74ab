import type { PorticoProcess } from './portico-process.ts';

/** One line of the table. */
export interface Row {
  what: string;
  /** With its unit. */
  measured: string;
  /** The minimal implementation that it is compared with, measured in the same run. */
  floor?: string;
  /** Measured to floor. */
  ratio?: number;
  goal?: string;
  /** Whether the goal was reached; absent where there is none. */
  passed?: boolean;
}

export interface BenchOptions {
  /** Fewer rounds: for a look, not for a record. */
  quick: boolean;
  /** Throwaway folder for data. */
  folder: string;
  /** The server that benches share; started by the first one that asks. */
  portico(): Promise<PorticoProcess>;
}

export interface BenchResult {
  rows: Row[];
  /** Every single value, for `.cache/bench.json`. */
  raw: Record<string, unknown>;
}

export interface Bench {
  name: string;
  run(options: BenchOptions): Promise<BenchResult>;
}
