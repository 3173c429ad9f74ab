import { describe, expect, it } from 'vitest';
import { matchingCommands } from './palette-commands.ts';
import type { Command, CommandGroup } from './palette-commands.ts';

const command = (group: CommandGroup, label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  group,
  label,
  icon: 'arrow',
  run: () => {},
  ...more,
});
const labels = (commands: Command[]) => commands.map(({ label }) => label);
const all = [
  command('actions', 'Change your password', { hint: 'Profile' }),
  command('actions', 'Switch to Blue Finch', { hint: 'Organization' }),
  command('pages', 'Users', { keywords: 'members team' }),
  command('pages', 'Security & privacy'),
  command('pages', 'Éditeurs'),
];

describe('the commands that fit', () => {
  it('are all of them before anything is typed, pages before actions', () => {
    expect(labels(matchingCommands(all, '  ', 'en'))).toEqual([
      'Users',
      'Security & privacy',
      'Éditeurs',
      'Change your password',
      'Switch to Blue Finch',
    ]);
  });

  it.each([
    ['us', ['Users']],
    ['SECUR', ['Security & privacy']],
    ['edit', ['Éditeurs']],
    ['team', ['Users']],
    ['password profile', ['Change your password']],
    ['blue switch', ['Switch to Blue Finch']],
    ['nothing like it', []],
  ])('%j', (typed, expected) => {
    expect(labels(matchingCommands(all, typed, 'en'))).toEqual(expected);
  });

  it('have the nearest first', () => {
    const pages = [command('pages', 'Sub-accounts'), command('pages', 'Account'), command('pages', 'Discounts')];
    expect(labels(matchingCommands(pages, 'account', 'en'))).toEqual(['Account', 'Sub-accounts']);
  });

  it('keep the users that the server found, whatever field matched', () => {
    const people = [command('people', 'Ada Nwosu')];
    expect(labels(matchingCommands([...all, ...people], 'zzz', 'en'))).toEqual(['Ada Nwosu']);
  });
});
