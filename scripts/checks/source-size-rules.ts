/** How large a source file may be, in lines and in tokens (which a formatter cannot make fewer). */
import { parse } from '@babel/parser';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

/** A file above either bar has more than one reason to change. */
export const maxLines = 450;
export const maxTokens = 3500;

/** Declarations alone, which are read by looking one up: their length is that of what they list. */
const lists = new Set(['server/config/config.ts', 'server/db/schema.ts', 'shared/contract/events/events.ts']);

const source = /\.[cm]?tsx?$|\.mjs$/;
/** Texts, tests, and data: their length says nothing about how hard they are to change. */
const unmeasured = /\/i18n\/|\.stories\.|\/migrations\/|^docs\/|\.d\.mts$/;

/** @returns sentences, one for each file that is over a bar, and for each exception that needs none any more */
export function sourceSizeViolations(files: readonly SourceFile[]): string[] {
  const measured = files.filter(({ path }) => source.test(path) && !unmeasured.test(path) && !isTest(path));
  return measured.flatMap(({ path, text }) => {
    const lines = text.split('\n').length - 1;
    const tokens = countTokens(path, text);
    const over = lines > maxLines || tokens > maxTokens;
    if (lists.has(path))
      return over ? [] : [`${path} is within the bars: take it off the list in source-size-rules.ts`];
    return over
      ? [`${path} has ${lines} lines and ${tokens} tokens; at most ${maxLines} and ${maxTokens}: divide it`]
      : [];
  });
}

/** Tokens of TypeScript without comments. */
export function countTokens(path: string, text: string): number {
  const { tokens } = parse(text, {
    sourceType: 'module',
    tokens: true,
    plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  });
  return (tokens ?? []).filter(({ type }: { type: unknown }) => type !== 'CommentLine' && type !== 'CommentBlock')
    .length;
}
