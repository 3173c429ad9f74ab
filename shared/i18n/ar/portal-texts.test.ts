import { describe, expect, it } from 'vitest';
import { adminBox } from '#shared/i18n/en/admin-box.ts';
import { ui } from '#shared/i18n/en/ui.ts';
import type { Catalogue, Message } from '#shared/i18n/translator.ts';
import { adminBoxAr } from './admin-box.ts';
import { uiAr } from './ui.ts';

const textsOf = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
const names = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe.each([
  ['portal', adminBox as Catalogue, adminBoxAr as Catalogue],
  ['parts', ui as Catalogue, uiAr as Catalogue],
])('the Arabic texts of the %s', (_, english, arabic) => {
  it('are complete', () => {
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
  });

  it('ask for no value that the English ones do not give', () => {
    const strays = Object.entries(arabic).filter(([key, message]) => {
      const given = new Set(['count', ...textsOf(english[key] ?? '').flatMap(names)]);
      return textsOf(message)
        .flatMap(names)
        .some((name) => !given.has(name));
    });
    expect(strays).toEqual([]);
  });
});
