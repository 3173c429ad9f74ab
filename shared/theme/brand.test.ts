import { expect, test } from 'vitest';
import { brandRule, safeBrand } from './brand.ts';
import { defaultBrand } from './tokens.ts';

test.each(['#0d6276', '#abc', 'teal', 'rgb(1 2 3)', 'hsl(200deg, 50%, 40%)', 'oklch(0.5 0.1 200)'])(
  '%s is a colour',
  (colour) => {
    expect(safeBrand(` ${colour} `)).toBe(colour);
  },
);

test.each(['', 'red;} *{display:none', '</style><script>', 'url(//evil.example)', 'var(--x)', '#12'])(
  '%j is no colour and gives the default',
  (text) => {
    expect(safeBrand(text)).toBe(defaultBrand);
    expect(brandRule(text)).toBe(`:host{--portico-brand:${defaultBrand} !important}`);
  },
);
