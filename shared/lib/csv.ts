/** CSV as RFC 4180 has it, and as spreadsheets open it. */

/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** One cell. A formula gets an apostrophe before it, so that opening the file computes nothing. */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Before the first line: by it spreadsheets know that the letters are UTF-8. */
export const byteOrderMark = '\uFEFF';
