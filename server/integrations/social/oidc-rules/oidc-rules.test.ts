import { readdir } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { oidcRules } from '#shared/contract/sso/sso-exchanges.ts';
import { Checks } from '#server/lib/sso-checks.ts';
import {
  addressRules,
  discoveryRules,
  grantRules,
  replayedRules,
  surveyedRules,
  tokensRules,
  userInfoRules,
} from './index.ts';
import { tokenParts, type GrantFailure, type AnswerRule } from './oidc-rule.ts';

const inOrder: readonly unknown[] = [
  ...discoveryRules,
  ...grantRules,
  ...tokensRules,
  ...userInfoRules,
  ...addressRules,
];

/** Each rule of the folder by what its file exports: the name of the file is that of the rule. */
const names = new Map<unknown, string>();
for (const file of await readdir(import.meta.dirname)) {
  const name = /^check-([a-z-]+)\.ts$/.exec(file)?.[1];
  if (name === undefined) continue;
  const exported = (await import(`./check-${name}.ts`)) as Record<string, unknown>;
  const inWords = name.replaceAll(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
  const rule = exported[`${inWords}Rule`] ?? exported[`check${inWords[0]!.toUpperCase()}${inWords.slice(1)}`];
  names.set(rule, name);
}

it('has every protocol rule of the contract once, in its order, in a file of its own', () => {
  const [begin, end] = [oidcRules.indexOf('connection-enabled') + 1, oidcRules.indexOf('provider-mfa')];
  expect(inOrder.map((rule) => names.get(rule))).toEqual(oidcRules.slice(begin, end));
  expect(names.size).toBe(inOrder.length);
});

it('records a rule under the name of its file', () => {
  for (const each of grantRules) expect(each.rule).toBe(names.get(each));
  const domain = 'harbour.example';
  expectNames(discoveryRules, { issuer: 'https://id.example', metadata: { issuer: 'https://id.example' } });
  expectNames(tokensRules, {
    claims: {},
    algorithm: 'RS256',
    accessToken: 'x',
    requestedScope: 'openid email',
    grantedScope: undefined,
  });
  expectNames(userInfoRules, {
    endpoint: 'https://id.example/userinfo',
    subject: 'noor',
    isOptional: false,
    userInfo: { sub: 'noor' },
  });
  expectNames(addressRules, { email: `noor@${domain}`, domain, emailVerified: true, domains: [domain] });
});

function expectNames<Context extends { checks: Checks }>(
  rules: readonly AnswerRule<Context>[],
  context: Omit<Context, 'checks'>,
): void {
  for (const rule of rules) {
    const checks = new Checks();
    rule({ ...context, checks } as Context);
    expect(checks.made).toMatchObject([{ rule: names.get(rule), state: 'passed' }]);
  }
}

it('judges again only what it judges', () => {
  expect([...replayedRules, ...surveyedRules].every((rule) => inOrder.includes(rule))).toBe(true);
});

it.each(tokenParts)('has one rule for %s of an ID token', (named) => {
  const failure: GrantFailure = { stage: 'id-token', named, providerError: undefined, hasCode: true };
  expect(grantRules.filter(({ isBrokenBy }) => isBrokenBy(failure))).toHaveLength(1);
});
