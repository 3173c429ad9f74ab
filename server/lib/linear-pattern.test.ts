import { expect, it } from 'vitest';
import { isLinearPattern } from './linear-pattern.ts';

it.each([
  '^a.c$',
  'admin|owner',
  '.*@acme\\.example$',
  '^[^@]+@acme\\.(com|de)$',
  '^(eu|us)-[a-z]+-\\d$',
  '^([a-z]+-)*[a-z]+$',
  '^(?:eu|us){1,3}$',
  '^\\d{3}-\\d{4}$',
])('accepts %s for untrusted text', (source) => {
  expect(isLinearPattern(source)).toBe(true);
});

it.each([
  '(?:a|a)*b',
  '^(a|ab|b)*c',
  '(x+x+)+y',
  '^(a+)+$',
  '^(.*,)*x',
  '^(\\w+\\s?)*$',
  '(.*a){12}',
  '^(?=(a+)+b)',
  '(\\w*)\\1x',
  '^\\S+@\\S+$',
])('refuses %s for untrusted text', (source) => {
  expect(isLinearPattern(source)).toBe(false);
});
