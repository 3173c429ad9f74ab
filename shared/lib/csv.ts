/** CSV as RFC 4180 has it, and as spreadsheets open it. */

/**
 * What a spreadsheet would take for a formula, as OWASP lists it under "CSV injection": the signs as wide letters too, which some
 * fold, and behind blanks, which some trim. As a pattern that PostgreSQL reads like JavaScript.
 */
export const formulaPattern = String.raw`^(?:[\t\r\n]|[ \t\r\n\u00a0\u3000\ufeff]*[=+@＝＋－＠-])`;
/** Characters that require a cell to be quoted; the pattern has the same meaning in PostgreSQL and JavaScript. */
export const quotedPattern = String.raw`[",\r\n]`;

const formula = new RegExp(formulaPattern);
const quoted = new RegExp(quotedPattern);

/** One cell. A formula gets an apostrophe before it, so that opening the file computes nothing. */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Before the first line: by it spreadsheets know that the letters are UTF-8. */
export const byteOrderMark = '\uFEFF';
