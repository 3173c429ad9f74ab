import { expect, it } from 'vitest';
import { createSecretKeys, systemRandom } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { checkFormToken, formToken } from './form-token.ts';

const servicesWith = (key: number) =>
  ({ secrets: createSecretKeys(Buffer.alloc(32, key), systemRandom), random: systemRandom }) as Services;
const services = servicesWith(1);
const good = formToken(services, 'browser', '/account/login');

it('V3.5.1 accepts the browser and page that it was created for', () => {
  expect(() => checkFormToken(services, 'browser', '/account/login', good)).not.toThrow();
});

it('differs each time, so that compressed pages reveal nothing about it', () => {
  expect(formToken(services, 'browser', '/account/login')).not.toBe(good);
});

it.each([
  ['another browser', 'other', '/account/login', good],
  ['no browser', undefined, '/account/login', good],
  ['another page', 'browser', '/account/sign-up', good],
  ['a changed token', 'browser', '/account/login', `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`],
  ['no token', 'browser', '/account/login', undefined],
  ['an empty token', 'browser', '/account/login', ''],
  ['a list', 'browser', '/account/login', [good]],
  [
    'a token of another installation',
    'browser',
    '/account/login',
    formToken(servicesWith(2), 'browser', '/account/login'),
  ],
])('V3.5.1 refuses %s', (_name, browser, page, presented) => {
  expect(() => checkFormToken(services, browser, page, presented)).toThrow('form-expired');
});
