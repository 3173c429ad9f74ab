import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { RuleFailure } from '#server/lib/sso-checks.ts';
import type { AnswerRule } from './oidc-rule.ts';

/** Judges up to the first rule that fails. @returns that rule */
export function judgeInOrder<Context>(rules: readonly AnswerRule<Context>[], context: Context): SsoRule | undefined {
  try {
    for (const rule of rules) rule(context);
    return undefined;
  } catch (error) {
    if (error instanceof RuleFailure) return error.rule;
    throw error;
  }
}
