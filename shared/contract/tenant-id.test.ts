import { expect, it } from 'vitest';
import { isTenantId } from './tenant-id.ts';

it.each([
  ['b0c0a4f0-5b7e-4a7e-9a57-0d1f5a3c9e11', true],
  ['acme', true],
  ['a', true],
  ['cus_9f/EU 100%#?', true],
  ['o\'hare & "sons" <b>', true],
  ['株式会社', true],
  ['a,b', true],
  ['...', true],
  ['x'.repeat(255), true],
  ['', false],
  ['x'.repeat(256), false],
  ['.', false],
  ['..', false],
  ['null', false],
  ['undefined', false],
  ['nullable', true],
  [' acme', false],
  ['acme ', false],
  ['ac\u0000me', false],
  ['ac\nme', false],
  ['ac\u0085me', false],
  ['ac\uD800me', false],
])('accepts or rejects %j as a tenant id: %s', (text, expected) => {
  expect(isTenantId(text)).toBe(expected);
});
