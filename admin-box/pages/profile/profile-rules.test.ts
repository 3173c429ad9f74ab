import { describe, expect, it } from 'vitest';
import { checkPasswordRules } from '#admin-box/pages/privacy/password-rules.ts';
import { changedFields, conflictsOf, isPictureToUpload, pictureBlob, profileBody } from './profile-changes.ts';

const before = { name: 'Ada', title: 'Lead', picture: 'https://pictures.example/ada.webp' };
const dataUrl = 'data:image/png;base64,iVBORw0KGgo=';

describe('the profile (admin portal, 5)', () => {
  it('5 sends only what was changed', () => {
    const after = { ...before, title: 'Head' };
    expect(profileBody(changedFields(before, after), after, after.picture)).toEqual({ title: 'Head' });
    expect(changedFields(before, { ...before, name: ' Ada ' })).toEqual([]);
  });

  it('clears a text and a picture by null', () => {
    expect(profileBody(['title', 'picture'], { ...before, title: ' ' }, '')).toEqual({
      title: null,
      profilePictureUrl: null,
    });
  });

  it('5 uploads a picture only if it is a base64 image data URL and differs', () => {
    expect(isPictureToUpload(before.picture, dataUrl)).toBe(true);
    expect(isPictureToUpload(dataUrl, dataUrl)).toBe(false);
    expect(isPictureToUpload('', 'https://pictures.example/new.webp')).toBe(false);
    expect(isPictureToUpload('', 'data:text/html;base64,PGI+')).toBe(false);
    expect(isPictureToUpload('', 'data:image/png,raw')).toBe(false);
  });

  it('5 uploads the bytes of the file, under its type', async () => {
    const blob = pictureBlob(dataUrl);
    expect(blob.type).toBe('image/png');
    expect([...new Uint8Array(await blob.arrayBuffer())].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
  });

  it('sees a conflict only where both changed the same field to different values', () => {
    const mine = { ...before, name: 'Ada N.', title: 'Head' };
    expect(conflictsOf(before, mine, { ...before, name: 'A. Nwosu' })).toEqual(['name']);
    expect(conflictsOf(before, mine, { ...before, name: 'Ada N.' })).toEqual([]);
    expect(conflictsOf(before, { ...before, name: 'Ada N.' }, { ...before, title: 'Chief' })).toEqual([]);
  });
});

describe('a new password', () => {
  const check = (password: string) =>
    checkPasswordRules(
      password,
      { minLength: 8, maxLength: 12 },
      { email: 'ada@acme.example', current: 'old-password' },
    )
      .filter(({ met }) => !met)
      .map(({ rule }) => rule);

  it('meets every rule, or says which it does not', () => {
    expect(check('plenty-ok')).toEqual([]);
    expect(check('')).toEqual(['length', 'email', 'different']);
    expect(check('short')).toEqual(['length']);
    expect(check('ADA@acme.example')).toEqual(['length', 'email']);
    expect(check('old-password')).toEqual(['different']);
  });

  it('is counted in characters, not in code units', () => {
    expect(check('🌊🌊🌊🌊🌊🌊🌊🌊')).toEqual([]);
    expect(check('🌊🌊🌊🌊')).toEqual(['length']);
  });
});
