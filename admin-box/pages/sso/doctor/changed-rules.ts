import type { SsoCheck, SsoReplayResult } from '#shared/contract/sso/sso-exchanges.ts';

export interface ChangedRule {
  rule: SsoCheck['rule'];
  before: SsoCheck['state'];
  after: SsoCheck['state'];
}

/** A rule that is left out does not apply, which is told like one that was not reached. */
const stateOf = (check: SsoCheck | undefined): SsoCheck['state'] => check?.state ?? 'not-reached';

/** `group-role` is there for each group. */
const keyOf = ({ rule, seen }: SsoCheck): string => (rule === 'group-role' ? `${rule} ${seen}` : rule);

/** Rules whose state differs between two judgments of one answer, in the order of the second. */
export function changedRules({
  before,
  after,
}: Record<'before' | 'after', Pick<SsoReplayResult, 'checks'>>): ChangedRule[] {
  const was = new Map(before.checks.map((check) => [keyOf(check), check]));
  const is = new Map(after.checks.map((check) => [keyOf(check), check]));
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((key): ChangedRule[] => {
    const [one, other] = [was.get(key), is.get(key)];
    const [before, after] = [stateOf(one), stateOf(other)];
    return before === after ? [] : [{ rule: (other ?? one)!.rule, before, after }];
  });
}
