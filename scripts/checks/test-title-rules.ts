/** Titles of tests begin with the section of the specification that they prove; the sections are headings of `docs/spec/`. */
import { visitSource } from '#scripts/lib/parsed-source.ts';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

interface Node {
  type: string;
}

const runners = new Set(['it', 'test', 'describe']);
const section = /^(\d{1,2}(?:\.\d+)*),? /;
const cites = /['"`]\d{1,2}(?:\.\d+)*,? /;

/** @returns one line for each title that begins with the number of a section without a heading */
export function unknownSections(files: SourceFile[]): string[] {
  const known = new Set(
    files.filter(({ path }) => path.startsWith('docs/spec/')).flatMap(({ text }) => headingsOf(text)),
  );
  return files
    .filter(({ path, text }) => isTest(path) && /\.[cm]?tsx?$/.test(path) && cites.test(text))
    .flatMap(({ path, text }) =>
      titlesIn(path, text).flatMap(({ title, line }) => {
        const number = section.exec(title)?.[1];
        return number && !known.has(number)
          ? [`${path}:${line} “${title}” cites section ${number}, which docs/spec/ does not have`]
          : [];
      }),
    );
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{2,4} (\d+(?:\.\d+)*) /gm)].map((found) => found[1]!);
}

function titlesIn(path: string, text: string): { title: string; line: number }[] {
  const titles: { title: string; line: number }[] = [];
  visitSource(path, text, {
    CallExpression({ callee, arguments: [first] }) {
      if (!first || !isRunner(callee)) return;
      const title =
        first.type === 'Literal' && typeof first.value === 'string'
          ? first.value
          : first.type === 'TemplateLiteral'
            ? (first.quasis[0]?.value.raw ?? '')
            : '';
      if (title) titles.push({ title, line: text.slice(0, first.start).split('\n').length });
    },
  });
  return titles;
}

/** `it`, `it.each(…)`, `test.runIf(…)`, and so on. */
function isRunner(callee: Node): boolean {
  const node = callee as Node & { name?: string; object?: Node; callee?: Node; tag?: Node };
  if (node.type === 'Identifier') return runners.has(node.name ?? '');
  const inner = node.object ?? node.callee ?? node.tag;
  return inner !== undefined && isRunner(inner);
}
