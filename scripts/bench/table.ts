import type { Row } from './bench.types.ts';

const heads = ['what', 'measured', 'floor', 'ratio', 'goal', ''] as const;

function cells(row: Row): string[] {
  const verdict = row.passed === undefined ? '' : row.passed ? 'ok' : 'MISSED';
  return [
    row.what,
    row.measured,
    row.floor ?? '',
    row.ratio === undefined ? '' : row.ratio.toFixed(2),
    row.goal ?? '',
    verdict,
  ];
}

/** Rows as a Markdown table, aligned, so that it reads well in a terminal and can be copied into docs/performance.md. */
export function table(rows: readonly Row[]): string {
  const lines = [[...heads], ...rows.map(cells)];
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const text = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`);
  text.splice(1, 0, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return text.join('\n');
}
