import { expect, it } from 'vitest';
import { admitReload } from './live-reload.ts';

const stream = 'http://localhost:4321/';

it('keeps the nonce of a page and adds the stream to what it may ask', () => {
  const given = "default-src 'none'; script-src 'nonce-abc'; connect-src 'self'; require-trusted-types-for 'script'";
  expect(admitReload(given, stream)).toEqual({
    nonce: 'abc',
    policy:
      "default-src 'none'; script-src 'nonce-abc'; connect-src 'self' http://localhost:4321; require-trusted-types-for 'script'",
  });
});

it('gives a page without scripts a nonce of its own', () => {
  const { policy, nonce } = admitReload("default-src 'none'; script-src 'none'; img-src data:", stream);
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(policy).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; img-src data:; connect-src http://localhost:4321`,
  );
});

it('leaves a page without a policy without one', () => {
  expect(admitReload('', stream).policy).toBe('');
});
