/** Finds regular expressions in source text: literals, and calls that build one. */
import { parse } from '@babel/parser';
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

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  loc: { start: { line: number } };
  pattern?: string;
  flags?: string;
  callee?: { name?: string };
  arguments?: { type: string; value?: string }[];
}

/** Spares most files the parser: no literal begins anywhere else. */
const mayHold = /(?:^|[\s=(,:!&|?[{;}>])\/(?![/*])|\bRegExp\b/m;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** @throws SyntaxError for a file that is no TypeScript */
export function expressionsIn({ path, text }: SourceFile): { literals: Expression[]; built: BuiltExpression[] } {
  const literals: Expression[] = [];
  const built: BuiltExpression[] = [];
  if (!mayHold.test(text)) return { literals, built };
  const visit = (node: SyntaxNode): void => {
    const at = { path, line: node.loc.start.line };
    if (node.type === 'RegExpLiteral') literals.push({ ...at, source: node.pattern!, flags: node.flags! });
    if ((node.type === 'NewExpression' || node.type === 'CallExpression') && node.callee?.name === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      const plain = source?.type === 'StringLiteral' && (flags === undefined || flags.type === 'StringLiteral');
      if (plain) literals.push({ ...at, source: source.value ?? '', flags: flags?.value ?? '' });
      else built.push({ ...at, text: text.slice(node.start, node.end) });
    }
    for (const [key, value] of Object.entries(node)) {
      if (key.endsWith('omments')) continue;
      for (const inner of [value].flat()) if (isNode(inner)) visit(inner);
    }
  };
  visit(
    parse(text, { sourceType: 'module', plugins: ['typescript', ...(path.endsWith('x') ? (['jsx'] as const) : [])] })
      .program as unknown as SyntaxNode,
  );
  return { literals, built };
}
