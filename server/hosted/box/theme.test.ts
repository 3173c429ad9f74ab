import { describe, expect, it } from 'vitest';
import { boxTheme, paintedThemeRules, withThemeStyle } from './theme.ts';

const theme = { brand: '#0d6276', mode: 'auto' } as const;
const themeOf = (themeV2: unknown) => boxTheme({ theme, metadata: { adminBox: { themeV2 } } });

describe('the theme of the login box', () => {
  it('is the configured one if metadata has none', () => {
    expect(boxTheme({ theme, metadata: { adminBox: {} } })).toEqual(theme);
  });

  it('is that of metadata, with its login box section over the rest', () => {
    expect(themeOf({ palette: { primary: { main: '#aa0000' } }, mode: 'dark' })).toEqual({
      brand: '#aa0000',
      mode: 'dark',
    });
    expect(themeOf({ brand: '#aa0000', mode: 'dark', loginBox: { palette: { primary: 'teal' } } })).toEqual({
      brand: 'teal',
      mode: 'dark',
    });
  });

  it.each([
    { brand: 'red} *{display:none' },
    { brand: '</script><script>' },
    { brand: 7, mode: 'sepia' },
    { palette: { primary: { main: 'url(//evil.example)' }, mode: {} } },
    'dark',
    null,
  ])('V1.2.3 ignores an invalid color or mode: %j', (themeV2) => {
    expect(themeOf(themeV2)).toEqual(theme);
  });
});

describe('radius and font', () => {
  const metadata = { adminBox: { themeV2: { font: 'Inter, serif' } } };

  it('are CSS declarations, in proportion, those of metadata before those of the configuration', () => {
    expect(boxTheme({ theme: { ...theme, radius: 3 }, metadata: { adminBox: {} } }).declarations).toBe(
      '--portico-radius-xs:2px !important;--portico-radius-sm:3px !important;--portico-radius-md:4px !important;--portico-radius-lg:6px !important;--portico-radius-xl:8px !important',
    );
    expect(boxTheme({ theme: { ...theme, font: 'Arial' }, metadata }).declarations).toMatch(
      /Arial !important;--portico-font-sans:Inter, serif !important$/,
    );
    expect(withThemeStyle({ ...theme, declarations: 'a:b' }, { themeV2: { mode: 'dark' } })).toEqual({
      ...theme,
      mode: 'dark',
      declarations: 'a:b',
    });
  });

  it.each([
    { radius: 19 },
    { radius: '6' },
    { font: 'x;}*{display:none' },
    { font: 'Inter</style>' },
    { radius: Number.NaN, font: 7 },
  ])('V1.2.3 ignores invalid values: %j', (themeV2) => {
    expect(themeOf(themeV2)).toEqual(theme);
  });

  it('are applied to the rules of the prerendered form, which are found by their defaults', () => {
    const css =
      ':host{--0:system-ui,sans-serif;--1:red}p{border-radius:8px;font:400 14px/20px var(--0)}b{border-radius:16px}';
    expect(paintedThemeRules({ theme: { ...theme, radius: 12 }, metadata }, css)).toEqual({
      [css]: ':host{--0:Inter, serif;--1:red}p{border-radius:16px;font:400 14px/20px var(--0)}b{border-radius:32px}',
    });
    expect(paintedThemeRules({ theme, metadata: { adminBox: {} } }, css)).toEqual({});
  });
});
