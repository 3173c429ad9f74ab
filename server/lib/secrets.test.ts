import { describe, expect, it } from 'vitest';
import {
  createSecretKeys,
  isUuid,
  randomId,
  randomToken,
  sameBytes,
  sameText,
  sha256,
  shortIds,
  systemRandom,
} from './secrets.ts';

const keys = createSecretKeys(Buffer.alloc(32, 1), systemRandom);

it('creates a thousand distinct request IDs of 16 characters each from buffered random bytes', () => {
  let draws = 0;
  const next = shortIds((size) => {
    draws += 1;
    return systemRandom(size);
  });
  const ids = Array.from({ length: 1000 }, next);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([]);
  expect(draws).toBe(8);
});

describe('wrapping', () => {
  const plain = Buffer.from('the secret itself');

  it('restores what was wrapped, and reveals nothing of it', () => {
    const wrapped = keys.wrap('job', plain);
    expect(wrapped.includes(plain)).toBe(false);
    expect(keys.unwrap('job', wrapped)).toEqual(plain);
  });

  it('never produces the same output twice (fresh nonce)', () => {
    expect(keys.wrap('job', plain)).not.toEqual(keys.wrap('job', plain));
  });

  it('refuses another purpose, another master key, and every modified byte', () => {
    const wrapped = keys.wrap('job', plain);
    expect(() => keys.unwrap('demo', wrapped)).toThrow('authenticate');
    expect(() => createSecretKeys(Buffer.alloc(32, 2), systemRandom).unwrap('job', wrapped)).toThrow('authenticate');
    for (let at = 0; at < wrapped.length; at += 1) {
      const changed = Buffer.from(wrapped);
      changed[at]! ^= 1;
      expect(() => keys.unwrap('job', changed), `byte ${at}`).toThrow('authenticate');
    }
  });
});

it('signs differently for each purpose, text and master key', () => {
  const other = createSecretKeys(Buffer.alloc(32, 2), systemRandom);
  expect(new Set([keys.sign('a', 'x'), keys.sign('b', 'x'), keys.sign('a', 'y'), other.sign('a', 'x')]).size).toBe(4);
  expect(keys.sign('a', 'x')).toBe(createSecretKeys(Buffer.alloc(32, 1), systemRandom).sign('a', 'x'));
});

it('creates IDs of RFC 9562, version 4', () => {
  expect(randomId(() => Buffer.alloc(16, 0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(randomId(() => Buffer.alloc(16, 0))).toBe('00000000-0000-4000-8000-000000000000');
});

it('creates tokens of 256 bits as base64url', () => {
  expect(randomToken(systemRandom)).toMatch(/^[\w-]{43}$/);
  expect(randomToken(systemRandom)).not.toBe(randomToken(systemRandom));
});

it.each([
  ['6f1c1a7e-0b1d-4a52-9d5e-0123456789ab', true],
  ['6F1C1A7E-0B1D-4A52-9D5E-0123456789AB', true],
  ['6f1c1a7e-0b1d-4a52-9d5e-0123456789ab\n', false],
  ["6f1c1a7e-0b1d-4a52-9d5e-0123456789ab' or true", false],
  ['6f1c1a7e0b1d4a529d5e0123456789ab', false],
  ['', false],
])('detects whether %j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});

it('compares digests and texts of any length', () => {
  expect(sameBytes(sha256('a'), sha256('a'))).toBe(true);
  expect(sameBytes(sha256('a'), sha256('b'))).toBe(false);
  expect(sameBytes(Buffer.alloc(1), Buffer.alloc(2))).toBe(false);
  expect(sameText('long text', 'long text')).toBe(true);
  expect(sameText('long text', 'long')).toBe(false);
});

it.each([undefined, null, 7, {}, ['a'], true])('5 hashes only text: %j is refused', (input) => {
  expect(() => sha256(input as never)).toThrow(TypeError);
});
