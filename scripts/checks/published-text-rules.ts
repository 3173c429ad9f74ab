/**
 * Words that published texts of the code do not use, with the term that takes their place. Published are texts that reach
 * documents, the API reference, the configuration manual, metrics, logs and operators' terminals.
 */
import type { Argument, Expression } from 'oxc-parser';
import { visitSource } from '#scripts/lib/parsed-source.ts';
import { isTest, type SourceFile } from '#scripts/lib/source-files.ts';

interface Rule {
  pattern: RegExp;
  instead: string;
}

const rules: Rule[] = [
  { pattern: /\b(?:some|every|any)body\b|(?<!")\bnobody\b|\bwhoever\b/i, instead: 'user, member, all users, no user' },
  { pattern: /\b(?:people|persons?)\b/i, instead: 'user, member' },
  { pattern: /\btold\b|\btells\b/i, instead: 'notifies, returns, sent to' },
  { pattern: /\bstands?\b/i, instead: 'is, occurs' },
  { pattern: /\bbeside\b/i, instead: 'in addition to, next to' },
  { pattern: /\bgoes (?:by|on|too|with)\b|\bwent on\b|\bgo on\b/i, instead: 'continues, depends on' },
  { pattern: /\bcomes? (?:back|for the first time)\b|\bfor good\b/i, instead: 'reuse, first sign-in, permanently' },
  { pattern: /\bat once\b/i, instead: 'immediately' },
  { pattern: /\bany more\b/i, instead: 'no longer' },
  { pattern: /\bcall(?:ed|s)? \w+ ?\w* off\b/i, instead: 'cancels' },
  { pattern: /\b(?:takes?|took|taken) (?:\w+ ){0,4}(?:back|away)\b/i, instead: 'removes, revokes, withdraws' },
  { pattern: /\bg[ia]ves? roles?\b|\bgiven roles?\b/i, instead: 'assigns roles' },
  { pattern: /\bshuts? out\b/i, instead: 'lock out' },
  { pattern: /\bby hand\b/i, instead: 'manually' },
  { pattern: /\bbetter given as\b/i, instead: 'Prefer …' },
  { pattern: /\bwrong (?:passwords?|codes?|credentials)\b/i, instead: 'incorrect, failed' },
  { pattern: /\bsecond (?:step|factor)s?\b/i, instead: 'MFA, verification method' },
  { pattern: /\bprove[sd]?\b|\bproving\b/i, instead: 'verifies, validates' },
  { pattern: /\bdead\b(?! letters?\b)/i, instead: 'invalid, revoked, expired' },
  { pattern: /\be-mail|(?<!e-)\bmail(?:s|ed)?\b(?! server)/i, instead: 'email' },
  { pattern: /\b(?:one’s|one's|the) own\b/i, instead: 'the user’s, the tenant’s' },
  { pattern: /\bways? (?:to|of) sign/i, instead: 'sign-in methods' },
  { pattern: /\baccounts? (?:above|below)\b/i, instead: 'parent account, sub-account' },
  { pattern: /\b[Cc]lient id\b|\bIds?\b|\b(?:by|or|and|access key) ids?\b/, instead: 'ID' },
  { pattern: /\borganis|\bcolour|\bcancell(?:ed|ing)\b|\bcatalogue|\bauthoris|\brecognis/i, instead: 'US spelling' },
  { pattern: /(?<![\w ])The same\b/, instead: 'a text that is clear without its neighbor' },
];

/** Names of the properties that hold a published text, in the contract and on the server. */
const properties = new Set(['summary', 'description', 'help']);
/** Calls with a published text: options and fields, reasons, and log lines. `seconds` and `limit` describe options. */
const calls = new Set([
  'describe',
  'seconds',
  'limit',
  'acrossTenants',
  'statementAcrossTenants',
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
]);
const published = /^(?:shared\/contract|server)\//;
/** Sample content, of a product that serves people. */
const samples = /^server\/development\//;
/** Values and names, which are not words of ours. */
const codeSpan = /`[^`]*`/g;
/** Its constants are texts of the configuration manual. */
const allTexts = /^server\/lib\/account-routes\.ts$/;

/** Published texts of a file with a word that the glossary replaces, one line for each. */
export function avoidedPublishedWords({ path, text }: SourceFile): string[] {
  if (!published.test(path) || samples.test(path) || !path.endsWith('.ts') || isTest(path)) return [];
  // few files hold a word at all, and the others need not be parsed
  if (!rules.some(({ pattern }) => pattern.test(text))) return [];
  return publishedTexts(path, text).flatMap(({ line, value }) =>
    rules.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(value.replace(codeSpan, ''))?.[0];
      return found ? [`${path}:${line} “${found}” in a published text: say ${instead} (docs/glossary.md)`] : [];
    }),
  );
}

interface PublishedText {
  line: number;
  value: string;
}

function publishedTexts(path: string, text: string): PublishedText[] {
  const found: PublishedText[] = [];
  const constants = new Map<string, Expression>();
  const named: { name: string }[] = [];
  const take = (expression: Argument | Expression | null | undefined): void => {
    for (const { start, value } of literalsOf(expression))
      // a key or a code has no space
      if (value.includes(' ')) found.push({ line: text.slice(0, start).split('\n').length, value });
  };
  visitSource(path, text, {
    Property({ key, value }) {
      if (key.type === 'Identifier' && properties.has(key.name)) take(value as Expression);
    },
    CallExpression({ callee, arguments: args }) {
      if (!calls.has(nameOf(callee))) return;
      for (const argument of args) if (argument.type === 'Identifier') named.push({ name: argument.name });
      for (const argument of args) take(argument);
    },
    NewExpression({ callee, arguments: args }) {
      if (nameOf(callee) === 'StartError') for (const argument of args) take(argument);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    ArrayExpression({ elements }) {
      if (allTexts.test(path)) for (const element of elements) take(element);
    },
  });
  // a reason or a log line may be a constant of the file
  for (const { name } of named) take(constants.get(name));
  return found;
}

function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && !callee.computed && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}

/** The strings of an expression that is a text: a literal, a template, a sum, or a choice of these. */
function literalsOf(expression: Argument | Expression | null | undefined): { start: number; value: string }[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ start: expression.start, value: expression.value }] : [];
    case 'TemplateLiteral':
      return expression.quasis.map(({ start, value }) => ({ start, value: value.cooked ?? value.raw }));
    case 'BinaryExpression':
      return [...literalsOf(expression.left as Expression), ...literalsOf(expression.right)];
    case 'ConditionalExpression':
      return [...literalsOf(expression.consequent), ...literalsOf(expression.alternate)];
    default:
      return [];
  }
}
