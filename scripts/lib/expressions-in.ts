/** Finds regular expressions in source text: literals, and calls that build one. */
import type { Argument, CallExpression, NewExpression } from 'oxc-parser';
import { visitSource } from './parsed-source.ts';
import type { SourceFile } from './source-files.ts';

export interface Expression {
  path: string;
  line: number;
  source: string;
  flags: string;
}

/** `new RegExp(…)` with anything but texts. */
export interface BuiltExpression {
  path: string;
  line: number;
  /** The call as it is written. */
  text: string;
}

/** Spares most files the parser: no literal begins anywhere else. */
const mayHold = /(?:^|[\s=(,:!&|?[{;}>])\/(?![/*])|\bRegExp\b/m;

/** @throws SyntaxError for a file that cannot be parsed */
export function expressionsIn({ path, text }: SourceFile): { literals: Expression[]; built: BuiltExpression[] } {
  const literals: Expression[] = [];
  const built: BuiltExpression[] = [];
  if (!mayHold.test(text)) return { literals, built };
  const lineOf = (offset: number): number => text.slice(0, offset).split('\n').length;
  const construct = ({ start, end, callee, arguments: [source, flags] }: NewExpression | CallExpression): void => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return;
    const at = { path, line: lineOf(start) };
    const [pattern, modes] = [stringOf(source), flags ? stringOf(flags) : ''];
    if (pattern === undefined || modes === undefined) built.push({ ...at, text: text.slice(start, end) });
    else literals.push({ ...at, source: pattern, flags: modes });
  };
  visitSource(path, text, {
    Literal(literal) {
      if ('regex' in literal)
        literals.push({
          path,
          line: lineOf(literal.start),
          source: literal.regex.pattern,
          flags: literal.regex.flags,
        });
    },
    NewExpression: construct,
    CallExpression: construct,
  });
  return { literals, built };
}

function stringOf(argument: Argument | undefined): string | undefined {
  return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
}
