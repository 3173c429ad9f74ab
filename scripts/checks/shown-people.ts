import { isTest, readSourceFiles } from '#scripts/lib/source-files.ts';
import type { Check } from './check.types.ts';

/**
 * Queries that read the name, address or picture of a user from the account itself, with the reason. What a tenant's
 * answer shows of a user comes from `people_of_tenants` (docs/decisions/0582).
 */
const exceptions: Readonly<Record<string, string>> = {
  'server/db/queries/core/users.ts': 'accounts themselves, for signing in and for mails',
  'server/db/queries/core/members.ts':
    'whole users for changes of a member; `email` is that of the tenant, lists go through `asInvited`',
  'server/db/queries/users/subtree-members.ts': 'as core/members.ts',
  'server/db/queries/sub-accounts/sub-account-users.ts': 'whole users, which go through `asInvited`',
  'server/db/queries/audits/list-audits.ts': 'who acts from a parent account or for the vendor was never in the tenant',
  'server/db/queries/audits/search-index.ts': 'as list-audits.ts',
  'server/db/queries/api-tokens/check-api-token.ts': 'the owner of the token that calls',
  'server/db/queries/delivery/sweep-expired.ts': 'whether a stored picture is still used',
  'server/db/queries/security-center/breached-passwords.ts': 'mails to active members',
  'server/db/queries/sessions/check-session.ts': 'the owner of the session that calls',
  'server/db/queries/sessions/token-subject.ts': 'the owner of the session that gets a token',
  'server/db/queries/sign-in/sign-in-context.ts': 'the user who signs in',
  'server/db/queries/profile/phones.ts': 'finds the user who signs in with a number',
  'server/db/queries/profile/self.ts': 'the own profile',
};

const violation =
  'reads a name, an address or a picture from users: join people_of_tenants instead, which shows of a user who has not joined only what the inviter entered, or add the file with a reason to scripts/checks/shown-people.ts (docs/decisions/0582)';

/** Answers of a tenant name people as the tenant sees them. */
export const shownPeople: Check = {
  name: 'shown people',
  run: async (root) => shownPeopleViolations(await readSourceFiles(root), exceptions),
};

export interface Source {
  path: string;
  text: string;
}

/** @returns queries that read from the account, and exceptions without such a query */
export function shownPeopleViolations(sources: Source[], excepted: Readonly<Record<string, string>>): string[] {
  const reading = sources
    .filter(({ path }) => path.startsWith('server/db/queries/') && path.endsWith('.ts') && !isTest(path))
    .flatMap(({ path, text }) => readsOfAccounts(text).map((line) => ({ path, line })));
  return [
    ...reading
      .filter(({ path }) => excepted[path] === undefined)
      .map(({ path, line }) => `${path}:${line} ${violation}`),
    ...Object.keys(excepted)
      .filter((path) => !reading.some((read) => read.path === path))
      .map((path) => `${path} reads nothing of users any more: remove it from scripts/checks/shown-people.ts`),
  ];
}

const afterTable = /^(?:as|where|on|set|order|group|limit|join|left|inner|cross|using|union|for|left_join|returning)$/;
const column = '(?:name|email|picture_url)';

/** Numbers of the lines that select such a column by an alias of `users`, by none, or with all columns. */
function readsOfAccounts(text: string): number[] {
  const found = new Set<number>();
  const addMatches = (pattern: RegExp): void => {
    for (const match of text.matchAll(pattern)) found.add(text.slice(0, match.index).split('\n').length);
  };
  for (const alias of aliasesIn(text)) {
    addMatches(new RegExp(`\\b${alias}\\.${column}\\b`, 'g'));
    addMatches(new RegExp(`selectAll\\('${alias}'\\)`, 'g'));
  }
  addMatches(/selectFrom\('users'\)\s*\.selectAll\(\)/g);
  addMatches(new RegExp(`selectFrom\\('users'\\)\\s*\\.select\\(\\[?[^)]*'${column}'`, 'g'));
  addMatches(
    new RegExp(
      `select\\s(?:(?!\\bfrom\\b)[^\`])*\\b(?<![.\\w])${column}\\b(?:(?!\\bfrom\\b)[^\`])*\\sfrom users\\b`,
      'g',
    ),
  );
  return [...found].sort((one, other) => one - other);
}

function aliasesIn(text: string): Set<string> {
  const aliases = new Set<string>();
  for (const [, alias] of text.matchAll(/'users(?: as (\w+))?'/g)) aliases.add(alias ?? 'users');
  for (const [, alias] of text.matchAll(/\b(?:from|join)\s+users\s+(?:as\s+)?(\w+)/gi))
    if (!afterTable.test(alias!.toLowerCase())) aliases.add(alias!);
  return aliases;
}
