import { describe, expect, it } from 'vitest';
import { readVendorTheme, vendorThemeRule } from './vendor-theme.ts';

const themeOf = (themeV2: unknown) => readVendorTheme({ themeV2 });

describe('a theme in metadata', () => {
  it('is read with colour, mode, radius and font', () => {
    const theme = { brand: '#b45309', mode: 'dark', radius: 3, font: '"Source Sans 3", Inter, sans-serif' };
    expect(themeOf(theme)).toEqual(theme);
  });

  it('may be for the portal alone, over what is for everything', () => {
    expect(themeOf({ mode: 'light', brand: 'teal', adminPortal: { mode: 'dark' } })).toEqual({
      mode: 'dark',
      brand: 'teal',
    });
  });

  it('may name its colour as palettes do', () => {
    expect(themeOf({ palette: { mode: 'dark', primary: { main: 'rgb(180 83 9)' } } })).toEqual({
      brand: 'rgb(180 83 9)',
      mode: 'dark',
    });
    expect(themeOf({ palette: { primary: 'navy' } })).toEqual({ brand: 'navy' });
  });

  it.each([
    null,
    'dark',
    [],
    { mode: 'darkest', brand: 'red;}*{display:none', radius: -1, font: 'x}*{display:none' },
    { brand: 'url(https://evil.example/x)', radius: 400, font: "Inter', serif" },
    { brand: 7, mode: true, radius: '4', font: 'a'.repeat(400) },
    { font: 'Inter/**/', radius: Number.NaN, palette: { primary: [] } },
    JSON.parse('{"__proto__":{"mode":"dark"},"palette":{"constructor":"x"}}'),
  ])('is left out where it is none: %j', (theme) => {
    expect(themeOf(theme)).toEqual({});
  });
});

describe('the rule of a theme', () => {
  it('is empty where nothing is changed', () => {
    expect(vendorThemeRule({})).toBe('');
    expect(vendorThemeRule({ mode: 'dark' })).toBe('');
  });

  it('sets all radii in proportion to those of controls', () => {
    expect(vendorThemeRule({ radius: 0 })).toContain('--portico-radius-xl:0px !important');
    expect(vendorThemeRule({ radius: 6 })).toContain('--portico-radius-md:8px !important');
    expect(vendorThemeRule({ brand: '#b45309' })).toBe(':host{--portico-brand:#b45309 !important}');
  });
});
