/** Sources as oxc-parser reads them: what checks and generators ask is answered by a grammar, not by patterns over text. */
import { parseSync, Visitor } from 'oxc-parser';
import type { EcmaScriptModule, ParseResult, VisitorObject } from 'oxc-parser';

/** Several checks ask for the imports of the same files in one run. */
const modules = new Map<string, { text: string; module: EcmaScriptModule }>();

/**
 * Imports and exports of a file, without its syntax tree, which costs four times as much.
 *
 * @param path its ending says whether it is TypeScript, and whether it holds JSX
 * @throws SyntaxError for a file that cannot be parsed
 */
export function moduleOf(path: string, text: string): EcmaScriptModule {
  const known = modules.get(path);
  if (known?.text === text) return known.module;
  const { module } = parse(path, text);
  modules.set(path, { text, module });
  return module;
}

/**
 * Visits the syntax tree of a file (ESTree, with TypeScript's nodes). Offsets of nodes count UTF-16 units.
 *
 * @throws SyntaxError for a file that cannot be parsed
 */
export function visitSource(path: string, text: string, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(path, text).program);
}

export interface SourceParts {
  code: string;
  strings: string;
}

/**
 * Takes a file apart into code and strings. Each part has the text's length and its line
 * breaks, with spaces where the other, comments and regular expressions are, so that a position in one is a position in all.
 *
 * @throws SyntaxError for a file that cannot be parsed
 */
export function splitSource(path: string, text: string): SourceParts {
  const { program, comments } = parse(path, text);
  const pieces: Piece[] = comments.map(({ start, end }) => ({ start, end, isString: false }));
  new Visitor({
    Literal({ start, end, ...literal }) {
      const isString = typeof literal.value === 'string';
      if (isString || 'regex' in literal) pieces.push({ start, end, isString });
    },
    TemplateElement({ start, end }) {
      pieces.push({ start, end, isString: true });
    },
  }).visit(program);
  return divide(text, pieces);
}

/**
 * Text of a file with spaces in place of its comments.
 *
 * @throws SyntaxError for a file that cannot be parsed
 */
export function withoutComments(path: string, text: string): string {
  const comments = parse(path, text).comments.map(({ start, end }) => ({ start, end, isString: false }));
  return divide(text, comments).code;
}

interface Piece {
  start: number;
  end: number;
  isString: boolean;
}

/** @param pieces that are no code, none within another */
function divide(text: string, pieces: Piece[]): SourceParts {
  let code = '';
  let strings = '';
  let at = 0;
  for (const { start, end, isString } of pieces.sort((a, b) => a.start - b.start)) {
    const piece = text.slice(start, end);
    code += text.slice(at, start) + blank(piece);
    strings += blank(text.slice(at, start)) + (isString ? piece : blank(piece));
    at = end;
  }
  return { code: code + text.slice(at), strings: strings + blank(text.slice(at)) };
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

function parse(path: string, text: string): ParseResult {
  const result = parseSync(path, text);
  const error = result.errors.find(({ severity }) => (severity as string) === 'Error');
  if (error) throw new SyntaxError(`${path}: ${error.message}\n${error.codeframe ?? ''}`);
  return result;
}
