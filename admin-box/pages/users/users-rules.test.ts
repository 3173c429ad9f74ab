import { describe, expect, it } from 'vitest';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { previewMembers } from '#shared/preview/entities.ts';
import { roleIdsToSend } from './list/change-users.ts';
import { parseEmails } from '#admin-box/kit/forms/parse-emails.ts';
import { readListQuery } from '#shared/lib/list-query.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { actionsFor } from './user-rights.ts';
import { statusOf } from './user.ts';
import { usersRules } from '#shared/lib/users-list.ts';

const now = Date.parse('2026-11-20T14:20:00Z');
const [ada] = previewMembers(now, 't1') as [TeamUser];
const everything = { userId: 'somebody', holds: () => true, isImpersonated: false, mayChange: () => true };

describe('the list in the address', () => {
  it('4 begins with ten people by name', () => {
    expect(readListQuery({}, usersRules)).toMatchObject({
      search: '',
      sortBy: 'name',
      sortDirection: 'asc',
      pageOffset: 0,
      pageSize: 10,
    });
  });
});

describe('addresses as people paste them', () => {
  it('are found between commas, semicolons, lines and names, each once', () => {
    const { emails, wrong } = parseEmails(
      'Ada <ada@acme.example>, ines@acme.example;ADA@acme.example\n quentin@acme.example',
    );
    expect(emails).toEqual(['ada@acme.example', 'ines@acme.example', 'quentin@acme.example']);
    expect(wrong).toEqual([]);
  });

  it('are told apart from invalid ones', () => {
    expect(parseEmails('ada, ines@acme, joerg@acme.example').wrong).toEqual(['ada', 'ines@acme']);
    expect(parseEmails(' \n ').emails).toEqual([]);
  });
});

describe('what may be done to a user', () => {
  it('depends on how they are', () => {
    expect(actionsFor(ada, everything)).toEqual([
      'edit',
      'editRoles',
      'editGroups',
      'applications',
      'limit',
      'disable',
      'signOut',
      'resetPassword',
      'impersonate',
      'remove',
    ]);
    expect(actionsFor({ ...ada, isDisabled: true }, everything)).toEqual([
      'edit',
      'editRoles',
      'editGroups',
      'applications',
      'limit',
      'enable',
      'signOut',
      'remove',
    ]);
    expect(actionsFor({ ...ada, activatedForTenant: false }, everything)).toEqual([
      'edit',
      'editRoles',
      'editGroups',
      'applications',
      'limit',
      'resend',
      'remove',
    ]);
  });

  it('is unlocking for those who are locked, in one’s own session', () => {
    const may = (member: typeof ada, isImpersonated = false) =>
      actionsFor(member, { ...everything, isImpersonated }).includes('unlock');
    expect(may(ada)).toBe(false);
    expect(may({ ...ada, isLocked: true })).toBe(true);
    expect(may({ ...ada, isLocked: true, managedBy: 'scim2' })).toBe(true);
    expect(may({ ...ada, isLocked: true, isDisabled: true })).toBe(false);
    expect(may({ ...ada, isLocked: true }, true)).toBe(false);
  });

  it('omits password reset for users without an email or of a directory, and both for impersonators', () => {
    const support = (member: typeof ada, isImpersonated = false) =>
      actionsFor(member, { ...everything, isImpersonated }).filter((action) =>
        ['resetPassword', 'impersonate'].includes(action),
      );
    expect(support({ ...ada, email: '' })).toEqual(['impersonate']);
    expect(support({ ...ada, managedBy: 'scim2' })).toEqual(['impersonate']);
    expect(actionsFor({ ...ada, managedBy: 'scim2' }, everything)).not.toContain('edit');
    expect(support(ada, true)).toEqual([]);
  });

  it('is nothing to oneself', () => {
    expect(actionsFor(ada, { ...everything, userId: ada.id })).toEqual([]);
  });

  it('depends on the rights one by one', () => {
    const holds = (permission: string) => permission === 'fe.secure.write.enableDisable';
    expect(actionsFor(ada, { ...everything, userId: 'x', holds })).toEqual(['disable']);
    expect(actionsFor(ada, { ...everything, userId: 'x', holds: () => false })).toEqual([]);
  });

  it('4 removes all roles by a blank role id', () => {
    expect(roleIdsToSend([])).toEqual(['']);
    expect(roleIdsToSend(['a'])).toEqual(['a']);
  });
});

describe('a row', () => {
  it('says the one state that matters most', () => {
    expect(statusOf({ ...ada, isDisabled: true, isLocked: true })).toBe('disabled');
    expect(statusOf({ ...ada, isLocked: true })).toBe('locked');
    expect(statusOf(ada)).toBe('active');
  });

  it('shows relative times within a day, and dates after that', () => {
    const labels = { never: 'Never', now: 'Now', locale: 'en' };
    const ago = (minutes: number) => formatRelativeTime(new Date(now - minutes * 60_000).toISOString(), now, labels);
    expect([ago(0), ago(4), ago(180), ago(3 * 24 * 60)]).toEqual(['Now', '4 min. ago', '3 hr. ago', 'Nov 17']);
    expect(ago(700 * 24 * 60)).toMatch(/2024$/);
    expect(formatRelativeTime(undefined, now, labels)).toBe('Never');
  });
});
