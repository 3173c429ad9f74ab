import { expect, test } from 'vitest';
import { compactCss, customPropertiesIn, important } from './css-text.ts';

test('compacting drops comments and blanks and keeps the blanks that separate values', () => {
  expect(compactCss('a,\n b { /* why */ margin: 0 1px;\n color: red; }')).toBe('a,b{margin:0 1px;color:red}');
});

test('every declaration becomes important, those of functions with commas included', () => {
  expect(important('color: light-dark(red, blue); --a: calc(1px + 2px)')).toBe(
    'color:light-dark(red,blue) !important;--a:calc(1px + 2px) !important;',
  );
});

test('custom properties are listed once each, nested ones too', () => {
  expect(customPropertiesIn('color: var(--a, var(--b)); border: var(--a)')).toEqual(['--a', '--b']);
});
