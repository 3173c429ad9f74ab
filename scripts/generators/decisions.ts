import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readTexts } from '#scripts/lib/source-files.ts';
import type { Generator } from './generator.types.ts';

const folder = 'docs/decisions';

/** Areas in the order of the index. A new one is added here. */
const areas = [
  'Architecture',
  'Sign-in',
  'MFA and passkeys',
  'Tokens and sessions',
  'Policies',
  'Tenants and members',
  'Impersonation',
  'API tokens',
  'Notifications',
  'Billing',
  'Events and jobs',
  'Security',
  'Login box',
  'Loader',
  'Portal',
  'Languages',
  'Database',
  'Operation',
  'Performance',
  'Testing',
  'Tooling',
];

export interface Decision {
  file: string;
  number: string;
  title: string;
  status: string;
  date: string;
  area: string;
}

const head =
  /^# (?<number>\d{4}): (?<title>[^\n]+)\n\nStatus: (?<status>[^\n]+)\nDate: (?<date>[^\n]+)\nArea: (?<area>[^\n]+)\n\n/;
const status = /^(?:accepted(?:, amended by \d{4}(?:, \d{4})*)?|superseded by \d{4}(?:, \d{4})*)$/;

/** Words without a subject of their own: a name and a title may differ in them. */
const fillers = new Set(
  'a an the of in on at by to for with and or is are be not no own its that all from as it only has have'.split(' '),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !fillers.has(word));

/**
 * Whether the name of a file speaks of what the title says. Two of five words are enough, by their first four letters:
 * names are shorter than titles, and may say the same in another form (`counted`, `counts`).
 */
export function followsTitle(file: string, title: string): boolean {
  const titled = new Set(wordsOf(title).map((word) => word.slice(0, 4)));
  const named = wordsOf(file.replace(/^\d{4}-|\.md$/g, ''));
  return named.filter((word) => titled.has(word.slice(0, 4))).length >= named.length * 0.4;
}

/** @returns the decision, or what is wrong with the head of its file */
export function readDecision(file: string, text: string): Decision | string {
  const found = head.exec(text)?.groups;
  if (!found) return `${file} does not begin with "# NNNN: title", an empty line, "Status:", "Date:" and "Area:"`;
  const decision = { file, ...found } as Decision;
  if (!file.startsWith(`${decision.number}-`)) return `${file} has another number in its title: ${decision.number}`;
  if (!followsTitle(file, decision.title))
    return `${file} is named after something else than its title: rename it after “${decision.title}”`;
  if (!status.test(decision.status))
    return `${file} has an unknown status: write "accepted", "accepted, amended by NNNN" or "superseded by NNNN"`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(decision.date)) return `${file} has no date like 2026-11-23`;
  if (!areas.includes(decision.area)) return `${file} has an unknown area: use one of ${areas.join(', ')}`;
  return decision;
}

/** What is wrong between decisions: numbers given twice, and amendments that are not there. */
export function inconsistencies(decisions: readonly Decision[]): string[] {
  const numbers = decisions.map(({ number }) => number);
  const twice = new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index));
  return [
    ...[...twice].map((number) => `${number} is the number of two decisions`),
    ...decisions.flatMap(({ file, status: text }) =>
      (text.match(/\d{4}/g) ?? []).flatMap((number) =>
        numbers.includes(number) ? [] : [`${file} names decision ${number}, which is not there`],
      ),
    ),
  ];
}

export function decisionIndex(decisions: readonly Decision[]): string {
  const sections = areas.flatMap((area) => {
    const rows = decisions.filter((decision) => decision.area === area);
    if (rows.length === 0) return [];
    return [
      `\n## ${area}\n`,
      '| decision | date | status |',
      '|---|---|---|',
      ...rows.map(
        ({ file, number, title, date, status: text }) => `| [${number}: ${title}](${file}) | ${date} | ${text} |`,
      ),
    ];
  });
  return `${introduction}${sections.join('\n')}\n`;
}

const introduction = `# Decisions

What a successor would question: why something is as it is, and what was considered instead. Half a page each: context, choice, consequence.
Code refers to a decision by its number.

To add one, copy the head of another file (title, status, date, area), take the next free number, and run \`npm run generate\`, which writes this
index. The title states the decision in one plain line. A decision is not rewritten when it changes: a new one amends or supersedes it, and
its status says so.
`;

/** The index of decisions, by area. */
export const decisions: Generator = {
  path: `${folder}/README.md`,
  async produce(root) {
    const files = (await readdir(join(root, folder))).filter((name) => name.endsWith('.md') && name !== 'README.md');
    const texts = await readTexts(join(root, folder), files.sort());
    const read = texts.map(({ path, text }) => readDecision(path, text));
    const known = read.filter((each) => typeof each !== 'string');
    const problems = [...read.filter((each) => typeof each === 'string'), ...inconsistencies(known)];
    if (problems.length > 0) throw new Error(problems.join('; '));
    return decisionIndex(known);
  },
};
