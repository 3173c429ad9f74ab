import { describe, expect, it } from 'vitest';
import { evaluateInvitees } from './evaluate-invitees.ts';

const invitee = (line: number, email: string, folded: string | null = email) => ({ line, email, folded });

describe('judgeInvitees (admin portal, 4: failures are collected per e-mail)', () => {
  it('invites a new address', () => {
    expect(evaluateInvitees([invitee(1, 'ada@a.example')], new Map())).toEqual([
      { line: 1, email: 'ada@a.example', verdict: 'will-be-invited' },
    ]);
  });

  it.each([
    ['active', 'already-member'],
    ['disabled', 'already-member'],
    ['invited', 'already-invited'],
  ] as const)('skips a user who is already a member as %s', (state, reason) => {
    expect(evaluateInvitees([invitee(1, 'ada@a.example')], new Map([['ada@a.example', state]]))).toMatchObject([
      { verdict: 'already-here', reason },
    ]);
  });

  it('refuses an invalid email address, and the second of two duplicates', () => {
    const evaluated = evaluateInvitees(
      [invitee(1, 'no address', null), invitee(2, 'Ada@A.example', 'ada@a.example'), invitee(5, 'ada@a.example')],
      new Map(),
    );
    expect(evaluated).toEqual([
      { line: 1, email: 'no address', verdict: 'invalid', reason: 'email-invalid' },
      { line: 2, email: 'Ada@A.example', verdict: 'will-be-invited' },
      { line: 5, email: 'ada@a.example', verdict: 'invalid', reason: 'email-repeated' },
    ]);
  });

  it('two invalid lines are not duplicates of each other', () => {
    expect(
      evaluateInvitees([invitee(1, 'x', null), invitee(2, 'x', null)], new Map()).map(({ reason }) => reason),
    ).toEqual(['email-invalid', 'email-invalid']);
  });
});
