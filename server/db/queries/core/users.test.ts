import { describe, expect, it } from 'vitest';
import { normalizeEmail } from './users.ts';

describe('the folded email address', () => {
  it('is the same for every case, and for composed and decomposed letters', () => {
    expect(normalizeEmail(' Zoë.Ünal@Example.ORG ')).toBe(normalizeEmail('zoe\u0308.u\u0308nal@example.org'));
  });

  it('distinguishes a ligature from its letters: it is another mailbox', () => {
    expect(normalizeEmail('o\ufb03ce@example.org')).not.toBe(normalizeEmail('office@example.org'));
  });
});
