import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Generator } from './generator.types.ts';

/** A row of `docs/contract-rows.json`: one operation that compatible clients know. */
export interface ContractRow {
  area: string;
  operation: string;
  /** `GET /identity/resources/roles/v1`, with parameters as `:name` or `{name}`. */
  route: string;
  /** Version of the clients that brought it. */
  since: string;
}

/** Which operations of compatible clients the server answers. */
export const contractCoverage: Generator = {
  path: 'docs/generated/contract-coverage.md',
  async produce(root) {
    const rows = JSON.parse(await readFile(join(root, 'docs', 'contract-rows.json'), 'utf8')) as ContractRow[];
    const { contract } = await import('#shared/contract/index.ts');
    return describeCoverage(rows, Object.keys(contract));
  },
};

/** The document: a table of areas, then what is not covered. */
export function describeCoverage(rows: ContractRow[], routes: string[]): string {
  const known = new Set(routes.map(normalise));
  const isCovered = (row: ContractRow): boolean => known.has(normalise(row.route));
  const areas = [...new Set(rows.map((row) => row.area))].sort();
  const table = areas.map((area) => {
    const inArea = rows.filter((row) => row.area === area);
    return `| ${area} | ${inArea.filter(isCovered).length} | ${inArea.length} |`;
  });
  const open = areas.flatMap((area) =>
    listOpen(
      area,
      rows.filter((row) => row.area === area && !isCovered(row)),
    ),
  );
  return [
    '# Coverage of the contract',
    '',
    `${rows.filter(isCovered).length} of ${rows.length} operations are defined in \`shared/contract\`.`,
    '',
    '| area | covered | all |',
    '|---|---|---|',
    ...table,
    '',
    '## Not covered',
    ...open,
    '',
  ].join('\n');
}

function listOpen(area: string, rows: ContractRow[]): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    `### ${area}`,
    '',
    ...rows.map(({ operation, route, since }) => `- \`${route}\` ${operation} (since ${since})`),
  ];
}

/** The same route whatever its parameters are called, and with or without what follows `?`. */
function normalise(route: string): string {
  return route
    .replace(/\?.*$/, '')
    .replace(/\{[^}]+\}|:[A-Za-z]\w*/g, ':')
    .replace(/\/$/, '');
}
