/** Lines of the table, with their verdict. */
import type { Row } from './bench.types.ts';
import { median } from './statistics.ts';

const units = {
  ms: (value: number) => `${value.toFixed(0)} ms`,
  KB: (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`,
  MB: (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(2)} MB`,
  shift: (value: number) => value.toFixed(3),
  count: (value: number) => String(value),
};
export type Unit = keyof typeof units;

/** Median relative to the floor's median of the same run. @param most the ratio that is the goal, where there is one */
export function ratioRow(
  what: string,
  unit: Unit,
  ours: readonly number[],
  floor: readonly number[],
  most?: number,
): Row {
  const [measured, bare] = [median(ours), median(floor)];
  const ratio = measured / bare;
  const row: Row = { what, measured: units[unit](measured), floor: units[unit](bare), ratio };
  return most === undefined ? row : { ...row, goal: `≤ ${most}x`, passed: ratio <= most };
}

/** Median and a fixed limit, which is in the unit's base measure: bytes for KB and MB. */
export function limitRow(
  what: string,
  unit: Unit,
  values: readonly number[],
  most: number,
  floor?: readonly number[],
): Row {
  const measured = median(values);
  const goal = most === 0 ? '0' : `≤ ${units[unit](most).replace(/\.0+(?= )/, '')}`;
  return {
    what,
    measured: units[unit](measured),
    ...(floor && { floor: units[unit](median(floor)) }),
    goal,
    passed: measured <= most,
  };
}
