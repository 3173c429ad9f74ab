import { expect, it } from 'vitest';
import type { SsoCheck } from '#shared/contract/sso/sso-exchanges.ts';
import { evaluatedGroups } from './check-groups.ts';

const check = (rule: SsoCheck['rule'], state: SsoCheck['state']): SsoCheck => ({
  rule,
  state,
  seen: null,
  wanted: null,
});

it('a group is as bad as its worst rule, which is named with its remedy', () => {
  const groups = evaluatedGroups({
    checks: [
      check('decoding', 'passed'),
      check('signature-key', 'passed'),
      check('signature-algorithm', 'failed'),
      check('audience', 'not-reached'),
      check('groups', 'warning'),
    ],
  });
  expect(groups.map(({ group, state, decisive }) => [group, state, decisive?.rule, decisive?.fix])).toEqual([
    ['message', 'passed', undefined, undefined],
    ['signature', 'failed', 'signature-algorithm', 'algorithm'],
    ['addressee', 'not-reached', undefined, undefined],
    ['groups', 'warning', 'groups', 'groups'],
  ]);
});
