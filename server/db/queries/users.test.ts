import { describe, expect, it } from 'vitest';
import { foldEmail } from './users.ts';

describe('the folded address', () => {
  it('is one for every case, and for composed and decomposed letters', () => {
    expect(foldEmail(' Zoë.Ünal@Example.ORG ')).toBe(foldEmail('zoe\u0308.u\u0308nal@example.org'));
  });

  it('keeps a ligature apart from its letters: it is another mailbox', () => {
    expect(foldEmail('o\ufb03ce@example.org')).not.toBe(foldEmail('office@example.org'));
  });
});
