import { describe, expect, it } from 'vitest';
import { bannedWords } from './banned-word-rules.ts';

const found = (path: string, text: string): string[] => bannedWords({ path, text });
const vendor = ['front', 'egg'].join('');
const unfinished = ['TO', 'DO'].join('');

describe('banned words', () => {
  it.each([
    ['server/domain/lockout.ts', `// ${vendor}`],
    ['README.md', `# Portico\n${vendor}\n`],
    ['shared/ui/button.tsx', `// ${unfinished}: later`],
    ['docs/notes.md', `${unfinished} later`],
    ['server/domain/lockout.ts', 'const now = Date.now();'],
    ['server/domain/lockout.ts', 'const now = new Date();'],
    ['server/lib/secrets.ts', 'const key = Math.random();'],
    ['server/db/queries/core/users.ts', 'sql`select now()`'],
    ['server/db/queries/core/users.ts', "const text = 'where at < CURRENT_TIMESTAMP';"],
    ['shared/ui/button.tsx', 'element.innerHTML = text;'],
    ['login-box/define-flow.tsx', '<b dangerouslySetInnerHTML={html} />'],
    ['login-box/define-flow.tsx', 'document.title'],
    ['login-box/define-flow.tsx', 'window.document.title'],
    ['login-box/app.test.tsx', "it.only('works', run);"],
    ['e2e/login.e2e.ts', "test.skip('works', run);"],
    ['scripts/build.ts', 'eval(text)'],
  ])('%s may not hold %s', (path, text) => {
    expect(found(path, text)).toEqual([expect.stringContaining(`${path}:`)]);
  });

  it.each([
    ['shared/contract/users/users.ts', `'/${vendor}/auth'`],
    ['server/http/cors.ts', `'x-${vendor}-sdk'`],
    ['e2e/login.e2e.ts', vendor],
    ['docs/compatibility.md', `# Portico\n## Compatibility\n${vendor}\n### More\n${vendor}\n`],
    ['server/main.ts', 'const clock = () => Date.now();'],
    ['server/lib/clock.ts', 'return new Date();'],
    ['server/domain/lockout.ts', 'const at = new Date(milliseconds); // Date.now() would be wrong'],
    ['server/domain/lockout.ts', 'const at = clock.now();'],
    ['server/domain/lockout.test.ts', 'const at = Date.now();'],
    ['shared/ui/button.tsx', 'element.ownerDocument.activeElement'],
    ['shared/theme/root.ts', 'document.head'],
    ['planning-demo/app.tsx', 'document.title = name;'],
    ['login-box/app.browser.test.tsx', "await page.$eval('a', read)"],
    ['shared/lib/list.ts', 'rest.only(first)'],
  ])('%s may hold %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });

  it('ends the section on compatibility at the next heading of its level, and tells the line', () => {
    const text = `## Compatibility\n${vendor}\n## Licence\n${vendor}\n`;
    expect(found('docs/compatibility.md', text)).toEqual([expect.stringMatching(/^docs\/compatibility\.md:4 /)]);
  });
});

describe('retired names', () => {
  it.each([
    'otherWays',
    'TokenShelf',
    'judgePassword',
    'findCompanyPlace',
    'listBranchMembers',
    'loadPeopleFacts',
    'useGettingIn',
    'reachAccount',
    'proveAddress',
    'furtherTextParts',
    'ThemeLook',
    'patience',
  ])('refuse %s in code', (name) => {
    const text = `export const ${name} = 1;\n`;
    expect(bannedWords({ path: 'server/lib/example.ts', text })).toEqual([
      expect.stringMatching(new RegExp(`^server/lib/example\\.ts:1 ${name} is a retired name`)),
    ]);
  });

  it('take them in a string, where they can be a stored value', () => {
    expect(bannedWords({ path: 'server/lib/example.ts', text: `export const kind = 'otherWays';\n` })).toEqual([]);
  });
});
