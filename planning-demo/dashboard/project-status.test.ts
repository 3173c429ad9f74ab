import { describe, expect, it } from 'vitest';
import { statusLabel, statusTone } from './project-status.ts';

describe('project status (spec section 4.1)', () => {
  it.each([
    ['completed', 'green', 'Completed'],
    ['in-progress', 'blue', 'In-progress'],
    ['planning', 'gray', 'Planning'],
    ['on-hold', 'gray', 'On-hold'],
    ['Completed', 'gray', 'Completed'],
    ['', 'gray', ''],
  ])('"%s" is a %s badge that reads "%s"', (status, tone, label) => {
    expect(statusTone(status)).toBe(tone);
    expect(statusLabel(status)).toBe(label);
  });
});
