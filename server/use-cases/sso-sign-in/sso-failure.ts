import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import { Refusal } from '#server/lib/refusal.ts';

/** A refused answer of an identity provider, with the rule for the audit log: the user sees the code alone. */
export class SsoRuleFailure extends Refusal {
  readonly rule: SsoRule;

  constructor(code: ErrorCode, rule: SsoRule, provider: string) {
    super(code, { values: { provider } });
    this.rule = rule;
  }
}
