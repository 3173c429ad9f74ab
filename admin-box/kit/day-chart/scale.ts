/** Where the lines of a chart of days are. */

/** Beginnings of round steps, smallest first. */
const roundSteps = [1, 2, 2.5, 5, 10];
/** Lines above the baseline. */
const linesAbove = 3;
/** A limit farther away would flatten the bars. */
const limitWithin = 3;
/** Dates at the time axis. */
const mostDates = 5;

/**
 * Values of the lines, from 0 to the first one at or above the highest value: two or three round steps.
 * @param isWhole counts have no line at 0.5
 */
export function ticksOf(most: number, isWhole: boolean): number[] {
  const power = 10 ** Math.floor(Math.log10(most / linesAbove));
  const step = roundSteps
    .map((begin) => Number((begin * power).toPrecision(2)))
    .find((each) => each * linesAbove >= most && (!isWhole || Number.isInteger(each)));
  const width = step ?? 1;
  const count = Math.max(1, Math.ceil(Number((most / width).toPrecision(12))));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * width).toPrecision(12)));
}

/** Whether a limit can be drawn with these values: it is at most three times the highest. */
export function showsLimit(limit: number | null | undefined, most: number): limit is number {
  return typeof limit === 'number' && limit > 0 && most > 0 && limit <= most * limitWithin;
}

/** Days between two dates of the time axis. */
export const dateStepOf = (days: number): number => Math.ceil(days / mostDates);
