import { describe, expect, it } from 'vitest';
import { adminBox as arabic } from '#shared/i18n/ar/portal/index.ts';
import { adminBox } from '#shared/i18n/en/portal/index.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { changesOf, humanize, describeEvent } from './activity.ts';

const textsIn = (locale: string, translation = {}) => ({
  locale,
  t: createTranslator(adminBox, locale, translation),
  list: (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(items),
});
const english = textsIn('en');

describe('3 the text of an event', () => {
  it('names the actor and the target', () => {
    expect(describeEvent({ action: 'user.disabled', actor: 'Ada Nwosu', target: 'Mika Laine' }, english)).toBe(
      'Ada Nwosu deactivated Mika Laine',
    );
    expect(
      describeEvent({ action: 'user.disabled', actor: 'Ada Nwosu', target: 'Mika Laine' }, textsIn('ar', arabic)),
    ).toBe('عطّل Ada Nwosu حساب Mika Laine');
  });

  it('is complete without a known actor', () => {
    expect(describeEvent({ action: 'role.deleted' }, english)).toBe('System deleted the role (unknown)');
  });

  it('is readable for an event without a text', () => {
    expect(describeEvent({ action: 'board.was-deleted', actor: 'Ada Nwosu' }, english)).toBe(
      'Ada Nwosu: Board was deleted',
    );
    expect(describeEvent({ action: 'constructor', actor: 'Ada Nwosu' }, english)).toBe('Ada Nwosu: Constructor');
    expect(humanize('exportFinished_twice')).toBe('Export finished twice');
    expect(humanize('enforceMFAType')).toBe('Enforce MFA type');
  });
});

describe('3 what was changed', () => {
  it('lists each field with its old and new value', () => {
    const changes = changesOf(
      {
        action: 'user.changed',
        before: { name: 'Ada', phone_number: null, title: 'Lead' },
        after: { name: 'Ada Nwosu', phone_number: '+1 555', title: 'Lead' },
      },
      english,
    );
    expect(changes).toEqual(['Name: Ada → Ada Nwosu', 'Phone: +1 555']);
  });

  it('has a name where the value itself has none', () => {
    expect(changesOf({ action: 'user.roles-changed', before: ['admin', 'member'], after: [] }, english)).toEqual([
      'Roles: admin and member → none',
    ]);
    expect(changesOf({ action: 'board.moved', before: true, after: false }, english)).toEqual(['Value: yes → no']);
  });

  it('leaves out ids, and what stayed', () => {
    expect(
      changesOf(
        {
          action: 'session.tenant-switched',
          before: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01',
          after: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b02',
        },
        english,
      ),
    ).toEqual([]);
    expect(changesOf({ action: 'group.changed' }, english)).toEqual([]);
  });
});
