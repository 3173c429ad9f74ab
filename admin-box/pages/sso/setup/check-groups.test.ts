import { expect, it } from 'vitest';
import type { SsoCheck } from '#shared/contract/sso/sso-exchanges.ts';
import { evaluatedGroups } from './check-groups.ts';

const check = (rule: SsoCheck['rule'], state: SsoCheck['state']): SsoCheck => ({
  rule,
  state,
  seen: null,
  wanted: null,
});

it('a group is as bad as its worst rule, which is named', () => {
  const groups = evaluatedGroups({
    checks: [
      check('decoding', 'passed'),
      check('signature-key', 'passed'),
      check('signature-algorithm', 'failed'),
      check('audience', 'not-reached'),
      check('groups', 'warning'),
    ],
  });
  expect(groups.map(({ group, state, decisive }) => [group, state, decisive?.rule])).toEqual([
    ['message', 'passed', undefined],
    ['signature', 'failed', 'signature-algorithm'],
    ['addressee', 'not-reached', undefined],
    ['groups', 'warning', 'groups'],
  ]);
});

it('a rule that is judged last leaves its group as the others have it', () => {
  const groups = evaluatedGroups({ checks: [check('request-known', 'passed'), check('replay', 'not-reached')] });
  expect(groups.map(({ state }) => state)).toEqual(['passed']);
});
