/** Which regular expressions a request or another user's data may meet: those that take linear time, and the few named here. */
import { formulaPattern, quotedPattern } from '#shared/lib/csv.ts';
import { isTest } from '#scripts/lib/source-files.ts';

const script = /\.[cm]?[jt]sx?$/;
/** What runs at build time, over our own text. */
const builders = /^loader\/prerender\/|\/gallery\//;

/** Whether a file is part of what runs at a customer's. */
export function isProduct(path: string): boolean {
  return (
    /^(?:admin-box|loader|login-box|planning-demo|server|shared)\//.test(path) &&
    script.test(path) &&
    !isTest(path) &&
    !builders.test(path)
  );
}

export interface Allowance {
  path: string;
  /** The literal, or the call that builds the expression, as it is written. */
  text: string;
  /** Why no untrusted text reaches it, or why it cannot be slow. */
  reason: string;
}

const escapedRoute = [
  'new RegExp(`^',
  "{route.replace(/[.*+?^$()|[\\]\\\\]/g, '\\\\$&').replace(placeholder, '([^/]+)')}$`)",
].join('$');

/** An allowance that allows nothing any more is a violation too. */
export const allowances: readonly Allowance[] = [
  {
    path: 'server/hosted/box/theme.ts',
    text: String.raw`/(--\d+:)[^;}]*sans-serif[^;}]*/`,
    reason: 'reads the style sheet of the build',
  },
  {
    path: 'shared/i18n/translator.ts',
    text: String.raw`/(?<=[.?!؟]\s+|。\s*)(?=\S)/`,
    reason: 'reads texts of the catalogues, before any value is put into them',
  },
  { path: 'shared/theme/css-text.ts', text: String.raw`/\/\*[^]*?\*\//g`, reason: 'reads style sheets of the product' },
  {
    path: 'shared/preview/answers.ts',
    text: escapedRoute,
    reason: 'is made of the routes of the preview, whose letters are escaped',
  },
  { path: 'shared/lib/csv.ts', text: 'new RegExp(formulaPattern)', reason: 'is a constant, judged with the literals' },
  { path: 'shared/lib/csv.ts', text: 'new RegExp(quotedPattern)', reason: 'is a constant, judged with the literals' },
  {
    path: 'shared/lib/entitlements/condition-holds.ts',
    text: 'new RegExp(pattern)',
    reason:
      'comes from the configuration, which refuses what is not linear (server/lib/linear-pattern.ts), and meets bounded texts',
  },
  {
    path: 'server/config/entitlements-config.ts',
    text: 'new RegExp(text)',
    reason: 'is only made, to learn whether it can be',
  },
  { path: 'server/lib/linear-pattern.ts', text: 'new RegExp(source)', reason: 'is only made, to be parsed' },
];

/** Sources of expressions that are built, and constants. */
export const constants: readonly { path: string; source: string }[] = [
  { path: 'shared/lib/csv.ts', source: formulaPattern },
  { path: 'shared/lib/csv.ts', source: quotedPattern },
];
