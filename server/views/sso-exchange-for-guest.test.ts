import { expect, it } from 'vitest';
import type { SsoCheck, SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { forGuest } from './sso-exchange-for-guest.ts';

const check = (rule: SsoCheck['rule'], changes: Partial<SsoCheck> = {}): SsoCheck => ({
  rule,
  state: 'passed',
  seen: null,
  wanted: null,
  ...changes,
});
const exchange = (checks: SsoCheck[]): SsoExchange => ({
  id: 'e',
  kind: 'saml',
  purpose: 'test',
  outcome: 'passed',
  createdAt: '',
  endedAt: null,
  startedBy: 'Ada',
  email: 'noor@quay.example',
  traceId: 't',
  checks,
  failedRule: null,
  side: null,
  masked: false,
  erased: false,
  hasMessage: true,
});

it('tells nothing of accounts, but that one keeps the user out', () => {
  const passed = [check('account', { seen: 'linked' }), check('membership', { seen: 'active' }), check('first-roles')];
  expect(forGuest(exchange(passed), { mayMapRoles: true }).checks).toEqual([]);
  const refused = check('membership', { state: 'failed', seen: 'disabled' });
  expect(forGuest(exchange([refused]), { mayMapRoles: true }).checks).toEqual([{ ...refused, seen: null }]);
});

it('names nobody', () => {
  const told = forGuest(
    exchange([
      check('name', { seen: 'Noor Haddad' }),
      check('subject', { seen: 'noor' }),
      check('email', { seen: 'noor@quay.example' }),
    ]),
    { mayMapRoles: true },
  );
  expect(told).toMatchObject({ startedBy: null, email: '•••@quay.example' });
  expect(told.checks.map(({ seen }) => seen)).toEqual([null, null, '•••@quay.example']);
});

it('names the roles of a group to those who may map them', () => {
  const mapped = check('group-role', { seen: 'Captains', wanted: 'Admin' });
  expect(forGuest(exchange([mapped]), { mayMapRoles: true }).checks).toEqual([mapped]);
  expect(forGuest(exchange([mapped]), { mayMapRoles: false }).checks).toEqual([{ ...mapped, wanted: null }]);
});
