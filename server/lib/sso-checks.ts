/** What an identity provider's answer was checked for, rule by rule: the first that fails ends the judgment. */
import {
  longestSsoValue,
  oidcRules,
  samlRules,
  type SsoCheck,
  type SsoRule,
} from '#shared/contract/sso/sso-exchanges.ts';

export interface EvaluatedRule extends SsoCheck {
  state: 'passed' | 'warning' | 'failed';
}

/** `seen`: the value in the answer. */
export interface CheckedValues {
  seen?: string | null | undefined;
  wanted?: string | null | undefined;
}

/** A rule that an answer does not meet. */
export class RuleFailure extends Error {
  override name = 'RuleFailure';
  readonly rule: SsoRule;

  constructor(rule: SsoRule) {
    super(`the answer fails the rule ${rule}`);
    this.rule = rule;
  }
}

/** What an identity provider sent, as far as it was read: kept for the SSO doctor. */
export type ReadAnswer =
  | { kind: 'saml'; response: string; requestId: string }
  /** `isVerified`: the signature of the ID token was. */
  | { kind: 'oidc'; claims: Readonly<Record<string, unknown>>; isVerified: boolean };

/** Collects checks. */
export class Checks {
  readonly made: EvaluatedRule[] = [];
  /** What they are about. */
  answer: ReadAnswer | undefined;

  /** Records a check that by itself refuses nothing. */
  record(rule: SsoRule, state: EvaluatedRule['state'], { seen, wanted }: CheckedValues = {}): void {
    this.made.push({ rule, state, seen: storable(seen), wanted: storable(wanted) });
  }

  /** Adds what a survey found of rules that were not judged: after the one that failed, which stays the first. */
  add(survey: Checks, { isVerified }: { isVerified: boolean }): void {
    const judged = new Set(this.made.map(({ rule }) => rule));
    const more = survey.made.filter(({ rule }) => !judged.has(rule));
    this.made.push(...(isVerified ? more : more.map((check) => ({ ...check, unverified: true as const }))));
  }

  /** @throws RuleFailure unless it holds */
  require(rule: SsoRule, holds: boolean, values: CheckedValues = {}): void {
    this.record(rule, holds ? 'passed' : 'failed', values);
    if (!holds) throw new RuleFailure(rule);
  }
}

/** Without the value of one of these, the rules after it would only repeat that it is missing. */
const bases = new Set<SsoRule>(['response', 'one-assertion', 'bearer', 'email', 'subject']);

/**
 * Goes on after a rule that failed, to tell what else is wrong. Its result refuses nothing and admits nobody: an answer
 * is surveyed once it is refused.
 */
export class Survey extends Checks {
  override require(rule: SsoRule, holds: boolean, values: CheckedValues = {}): void {
    this.record(rule, holds ? 'passed' : 'failed', values);
    if (!holds && bases.has(rule)) throw new RuleFailure(rule);
  }

  /** Judges rules in their order, up to one that failed and without whose value the rest would only repeat that. */
  judge<Subject>(rules: readonly ((subject: Subject) => void)[], subject: Subject): void {
    for (const rule of rules) if (!this.part(() => rule(subject))) return;
  }

  /**
   * Runs one part of the judgment; what it cannot read is left out.
   * @returns whether the parts after it can be judged
   */
  part(work: () => void): boolean {
    const before = this.made.length;
    try {
      work();
    } catch (error) {
      if (error instanceof RuleFailure) return false;
      // a part may rely on what an earlier rule would have refused
      this.made.splice(before);
    }
    return true;
  }
}

/** Groups that an answer names, though it was refused: which of them give a role is judged of answers that name a user. */
export function recordSentGroups(survey: Survey, groups: readonly string[] | undefined): void {
  if (groups) survey.record('groups', 'passed', { seen: groups.join(', ') });
}

/** Shortened, without what PostgreSQL does not store: NUL, and half of a surrogate pair. */
export function storable(value: string | null | undefined): string | null {
  if (value === undefined || value === null) return null;
  return Buffer.from(value.slice(0, longestSsoValue).replaceAll('\0', '')).toString();
}

/** The first rule that failed. */
export function failedRule(made: readonly EvaluatedRule[]): SsoRule | undefined {
  return made.find(({ state }) => state === 'failed')?.rule;
}

const gravity = { failed: 2, warning: 1, passed: 0 };

/** All rules of a kind, in their order: those that come after a failed one and were not judged are not reached. */
export function listChecks(kind: 'saml' | 'oidc', made: readonly EvaluatedRule[]): SsoCheck[] {
  const rules: readonly SsoRule[] = kind === 'saml' ? samlRules : oidcRules;
  const byRule = new Map<SsoRule, EvaluatedRule[]>();
  for (const check of made) byRule.set(check.rule, [...(byRule.get(check.rule) ?? []), check]);
  const failed = failedRule(made);
  const end = failed === undefined ? rules.length : rules.indexOf(failed);
  return rules.flatMap((rule, index): SsoCheck[] => {
    const judged = byRule.get(rule);
    // each signature is judged by the same rules: the worst counts
    if (judged) return rule === 'group-role' ? judged : [judged.reduce(worse)];
    return index > end ? [{ rule, state: 'not-reached', seen: null, wanted: null }] : [];
  });
}

const worse = (one: EvaluatedRule, other: EvaluatedRule): EvaluatedRule =>
  gravity[other.state] > gravity[one.state] ? other : one;
