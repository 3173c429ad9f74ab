import { describe, expect, it } from 'vitest';
import { avoidedPublishedWords } from './published-text-rules.ts';

const found = (text: string, path = 'server/config/config.ts') => avoidedPublishedWords({ path, text });

describe('published texts', () => {
  it.each([
    [
      'shared/contract/groups/groups.ts',
      `const get = { summary: 'Assigns roles to everybody in a group', access };`,
      'user',
    ],
    [
      'shared/contract/groups/groups.ts',
      `const get = { summary: 'Lists groups', description: 'The own ones.' };`,
      'the user’s',
    ],
    ['shared/contract/events/events.ts', `const field = z.string().describe('Who gets the mail');`, 'email'],
    ['shared/contract/sso/sso-config.ts', `const get = { summary: 'The same' };`, 'clear without'],
    ['server/config/config.ts', `z.string().describe('Better given as \`PORTICO_KEY\`.')`, 'Prefer'],
    ['server/config/config.ts', `const code = seconds(60, 'Until the code is dead.');`, 'expired'],
    ['server/config/config.ts', `const login = limit(5, 60, \`Wrong passwords of \${one} user.\`);`, 'incorrect'],
    ['server/use-cases/sign-up/sign-up.ts', `db.acrossTenants('a person has no tenant yet', run)`, 'user'],
    ['server/use-cases/sign-up/sign-up.ts', `const why = 'nobody is here';\ndb.acrossTenants(why, run)`, 'user'],
    ['server/db/queries/core/users.ts', `db.statementAcrossTenants('rows beside a tenant', text)`, 'next to'],
    ['server/http/metrics.ts', `const counter = { name: 'x', help: 'Calls that came at once.' };`, 'immediately'],
    ['server/http/error-handlers.ts', `log.warn({ error }, 'it goes on without')`, 'continues'],
    ['server/cli/policy.ts', `throw new StartError(bad ? 'No key.' : 'It was changed by hand.', usage)`, 'manually'],
    ['server/lib/account-routes.ts', `const routes = { home: ['/', 'Home of somebody who is signed in.'] };`, 'user'],
  ])('%s refuses %s', (path, text, instead) => {
    expect(found(text, path)).toEqual([expect.stringMatching(new RegExp(`^${path}:\\d+ “.*: say .*${instead}`))]);
  });

  it.each([
    `const get = { summary: 'Assigns roles to a group’s members', description: 'Dead letters are kept.' };`,
    `throw new StartError('There is neither an account "postgres" nor "nobody".', remedy)`,
    `z.string().describe('URL of the mail server, such as \`smtps://mail.example\`.')`,
    `// somebody goes on beside it`,
    `const kind = 'told at once by somebody';`,
    `sql\`select mail from people where person\``,
    `const steps = { summary: t('mail.people') };`,
    `log.info({ person: 1 }, 'person')`,
  ])('take %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are those of the contract and the server, without sample data and tests', () => {
    const text = `const group = { description: 'Everybody in sales' };`;
    expect(found(text, 'server/config/config.ts')).toHaveLength(1);
    expect(found(text, 'server/development/demo/populate-acme.ts')).toEqual([]);
    expect(found(text, 'server/config/config.test.ts')).toEqual([]);
    expect(found(text, 'shared/preview/groups/groups.ts')).toEqual([]);
  });

  it('name the line', () => {
    expect(found(`const get = {\n  summary:\n    'Ends at once',\n};`)).toEqual([
      expect.stringContaining('config.ts:3 '),
    ]);
  });
});
