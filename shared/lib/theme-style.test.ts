import { describe, expect, it } from 'vitest';
import { isColour } from './is-colour.ts';
import { isFontList, longestFontList, readThemeStyle } from './theme-style.ts';

describe('a list of fonts', () => {
  it.each([
    'Inter',
    'Inter, serif',
    '"Source Sans 3", Inter, sans-serif',
    "'Noto Sans', system-ui",
    ' Inter ,\n serif ',
    '明朝, Ärzte Sans',
    'A  B',
  ])('is %j', (font) => {
    expect(isFontList(font)).toBe(true);
  });

  it.each([
    '',
    ' ',
    ',',
    'Inter,',
    'Inter,,serif',
    '"Inter',
    "Inter', serif",
    '"In\'ter"',
    '""',
    'x}*{display:none',
    'var(--x)',
    'a'.repeat(longestFontList + 1),
  ])('is not %j', (font) => {
    expect(isFontList(font)).toBe(false);
  });

  // each of these held the thread for minutes and longer
  it.each([`${' '.repeat(299)}!`, `${' ,'.repeat(149)}!`, `${'a '.repeat(149)}!`, `"${' '.repeat(297)}!`])(
    'is judged at once, whatever blanks it holds: %#',
    (font) => {
      expect(readThemeStyle({ font })).toEqual({});
    },
  );
});

describe('a color', () => {
  it.each(['#abc', '#0d6276', ' teal ', 'rgb(1, 2, 3)', 'hsl(120deg 50% 50% / 0.5)', 'oklch(0.5 0.1 20deg)'])(
    'is %j',
    (color) => {
      expect(isColour(color)).toBe(true);
    },
  );

  it.each([
    '',
    '#ab',
    'rgb()',
    'rgb(1deg2deg)',
    'url(x)',
    'red;}',
    `rgb(${'1'.repeat(60)})`,
    `rgb(${' '.repeat(3_000_000)}!`,
  ])('is not one: %#', (color) => {
    expect(isColour(color)).toBe(false);
  });
});
