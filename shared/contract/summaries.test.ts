import { expect, it } from 'vitest';
import { contract } from './index.ts';
import type { Endpoint } from './define.ts';

/** An endpoint may have several paths. */
const endpoints = [...new Set(Object.values<Endpoint>(contract))];

it.each(endpoints.map(({ summary, description }) => [summary, description] as const))(
  'the API reference is a list of short acts: %s',
  (summary, description) => {
    expect(summary).toMatch(/^[A-Z][a-z]+s [^;]*[^.;]$/);
    expect(summary.length).toBeLessThanOrEqual(80);
    expect(description ?? '.').toMatch(/[.]$/);
  },
);

it('no two endpoints have the same summary', () => {
  const counts = Map.groupBy(endpoints, ({ summary }) => summary);
  expect([...counts].filter(([, same]) => same.length > 1).map(([summary]) => summary)).toEqual([]);
});
