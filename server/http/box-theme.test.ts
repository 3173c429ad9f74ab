import { describe, expect, it } from 'vitest';
import { boxTheme } from './box-theme.ts';

const theme = { brand: '#0d6276', mode: 'auto' } as const;
const themeOf = (themeV2: unknown) => boxTheme({ theme, metadata: { adminBox: { themeV2 } } });

describe('the look of the login box', () => {
  it('is the configuration’s where metadata says nothing', () => {
    expect(boxTheme({ theme, metadata: { adminBox: {} } })).toEqual(theme);
  });

  it('is that of metadata, and of its login box over the rest', () => {
    expect(themeOf({ palette: { primary: { main: '#aa0000' } }, mode: 'dark' })).toEqual({ brand: '#aa0000', mode: 'dark' });
    expect(themeOf({ brand: '#aa0000', mode: 'dark', loginBox: { palette: { primary: 'teal' } } })).toEqual({ brand: 'teal', mode: 'dark' });
  });

  it.each([
    { brand: 'red} *{display:none' },
    { brand: '</script><script>' },
    { brand: 7, mode: 'sepia' },
    { palette: { primary: { main: 'url(//evil.example)' }, mode: {} } },
    'dark',
    null,
  ])('V1.2.3 leaves out what is no colour or mode: %j', (themeV2) => {
    expect(themeOf(themeV2)).toEqual(theme);
  });
});
