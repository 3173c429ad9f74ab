/**
 * Decides whether a configured regular expression is safe for untrusted text. Stricter than necessary: accepted
 * expressions are linear, or quadratic only in the start position, which the length limit of attributes makes harmless.
 */
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

/** A part that can repeat, as in `(…){2,}` or `(…)*`. */
const repeats = ({ max }: AST.Quantifier): boolean => max > 1;
const isUnbounded = ({ max }: AST.Quantifier): boolean => max === Infinity;

function enclosing(node: AST.Node, fits: (quantifier: AST.Quantifier) => boolean): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'Quantifier' && fits(outer)) return true;
  return false;
}

/** Alternatives that begin with different letters need no backtracking. */
function areDistinct(alternatives: AST.Alternative[]): boolean {
  const first = alternatives.map(({ elements: [element] }) =>
    element?.type === 'Character' ? element.value : undefined,
  );
  return !first.includes(undefined) && new Set(first).size === first.length;
}

function hasRisk(pattern: AST.RegExpLiteral): boolean {
  let found = false;
  visitRegExpAST(pattern, {
    onBackreferenceEnter: () => (found = true),
    // counted repetitions of an unbounded part are polynomial of a high degree
    onQuantifierEnter: (node) =>
      (found ||= isUnbounded(node) && enclosing(node, (outer) => repeats(outer) && !isUnbounded(outer))),
    onGroupEnter: (node) =>
      (found ||= node.alternatives.length > 1 && !areDistinct(node.alternatives) && enclosing(node, repeats)),
    onCapturingGroupEnter: (node) =>
      (found ||= node.alternatives.length > 1 && !areDistinct(node.alternatives) && enclosing(node, repeats)),
  });
  return found;
}

/** @param source of a valid expression without flags */
export function isLinearPattern(source: string): boolean {
  const { reports } = analyse({ source, flags: '' });
  // Move: retried at every position, which a limit on the text makes harmless
  if (reports.some(({ type, exponential }) => type !== 'Move' || exponential)) return false;
  return !hasRisk(new RegExpParser().parseLiteral(new RegExp(source).toString()));
}
