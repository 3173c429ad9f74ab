/**
 * Tells whether a regular expression of the configuration may meet texts of other people. Stricter than it has to be: what it
 * takes is linear, or quadratic in the position alone, which the bound on attributes makes harmless.
 */
import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';
import { analyse } from 'scslre';

/** Repetitions of one part, as `(…){2,}` or `(…)*`. */
const repeats = ({ max }: AST.Quantifier): boolean => max > 1;
const isUnbounded = ({ max }: AST.Quantifier): boolean => max === Infinity;

function enclosing(node: AST.Node, fits: (quantifier: AST.Quantifier) => boolean): boolean {
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.type === 'Quantifier' && fits(outer)) return true;
  return false;
}

/** Alternatives that begin with different letters leave nothing to try again. */
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
    // counted repetitions of what has no end are polynomial of a high degree
    onQuantifierEnter: (node) =>
      (found ||= isUnbounded(node) && enclosing(node, (outer) => repeats(outer) && !isUnbounded(outer))),
    onGroupEnter: (node) =>
      (found ||= node.alternatives.length > 1 && !areDistinct(node.alternatives) && enclosing(node, repeats)),
    onCapturingGroupEnter: (node) =>
      (found ||= node.alternatives.length > 1 && !areDistinct(node.alternatives) && enclosing(node, repeats)),
  });
  return found;
}

/** @param source of an expression without flags, which has to be valid */
export function isLinearPattern(source: string): boolean {
  const { reports } = analyse({ source, flags: '' });
  // Move: tried anew at every position, which a bound on the text makes harmless
  if (reports.some(({ type, exponential }) => type !== 'Move' || exponential)) return false;
  return !hasRisk(new RegExpParser().parseLiteral(new RegExp(source).toString()));
}
