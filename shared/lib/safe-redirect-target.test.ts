import { describe, expect, it, vi } from 'vitest';
import { safeRedirectTarget } from './safe-redirect-target.ts';

const href = 'https://app.example/account/login?redirectUrl=x';
const allowedOrigins = ['https://portal.example', 'http://localhost:3999'];

function follow(target: string | null | undefined, enforceSameSite?: boolean): { result: string; warnings: number } {
  const log = { warn: vi.fn() };
  const result = safeRedirectTarget(target, { href, allowedOrigins, fallback: '/home', enforceSameSite, log });
  return { result, warnings: log.warn.mock.calls.length };
}

const evil = 'evil.example';
const attacks = [
  `//${evil}`,
  `///${evil}`,
  `\\\\${evil}`,
  `/\\${evil}`,
  `\\/${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `\t//${evil}`,
  ` //${evil}`,
  `\u0000//${evil}`,
  `\u0001https://app.example`,
  `/path\u0000`,
  `/path\r\nLocation: https://${evil}`,
  `\u2028//${evil}`,
  `\ufeff//${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/a/..//${evil}`,
  `.//${evil}`.replace('.', '/./'),
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `https:\\\\${evil}`,
  `https://app.example\\@${evil}`,
  `https://app.example@${evil}`,
  `https://user:secret@app.example/`,
  `https://user@portal.example/`,
  `https://app.example.${evil}`,
  `https://app.example:444/`,
  `http://app.example/`,
  `https://portal.example.${evil}`,
  `https://app。example.${evil}`,
  `javascript:alert(1)`,
  `JaVaScRiPt:alert(1)`,
  `java\tscript:alert(1)`,
  ` javascript:alert(1)`,
  `javascript://app.example/%0aalert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `blob:https://app.example/1`,
  `vbscript:x`,
  `file:///etc/passwd`,
  `filesystem:https://app.example/x`,
  `about:blank`,
  `mailto:a@b.example`,
  `ftp://app.example/`,
  `https://`,
  `http://[`,
];

describe('redirect safety (specification, 4.2)', () => {
  it.each([
    '/',
    '/plans?x=1#top',
    'plans',
    '?x=1',
    '#top',
    './a/../b',
    '/a//b',
    'https://app.example/plans',
    'https://APP.example:443/',
  ])('follows %j, which is on this origin', (target) => {
    expect(follow(target)).toEqual({ result: target, warnings: 0 });
  });

  it.each(['https://portal.example/x', 'http://localhost:3999/callback'])(
    'follows %j, whose origin is allowed',
    (target) => {
      expect(follow(target)).toEqual({ result: target, warnings: 0 });
    },
  );

  it.each(attacks)('gives the fallback for %j, and warns', (target) => {
    expect(follow(target)).toEqual({ result: '/home', warnings: 1 });
  });

  it.each([null, undefined, ''])('gives the fallback for %j without a word', (target) => {
    expect(follow(target)).toEqual({ result: '/home', warnings: 0 });
  });

  it('no accepted target leads a browser elsewhere, however the attack is wrapped', () => {
    const wraps = [
      (t: string) => t,
      (t: string) => ` ${t}`,
      (t: string) => `${t}\n`,
      (t: string) => `/${t}`,
      (t: string) => `./${t}`,
      (t: string) => t.toUpperCase(),
    ];
    for (const attack of attacks) {
      for (const wrap of wraps) {
        const { origin, pathname } = new URL(follow(wrap(attack)).result, href);
        expect([origin, pathname.startsWith('//')], JSON.stringify(wrap(attack))).toEqual([
          'https://app.example',
          false,
        ]);
      }
    }
  });

  it('without same-site enforcement follows other web origins, and still none of the deceiving forms', () => {
    expect(follow('https://elsewhere.example/x', false).result).toBe('https://elsewhere.example/x');
    for (const target of [
      'javascript:alert(1)',
      `//${evil}`,
      `/\\${evil}`,
      `https://app.example@${evil}`,
      'data:text/html,x',
    ]) {
      expect(follow(target, false).result, target).toBe('/home');
    }
  });
});
