import { describe, expect, it } from 'vitest';
import { migrationPlan } from './migration-plan.ts';
import { findSystem } from './systems.ts';

const box = findSystem('box')!;
const dropbox = findSystem('dropbox')!;
const plan = migrationPlan(box, dropbox);

/** The table of spec section 9, written out by hand. */
const expected = [
  {
    title: 'Initial Assessment',
    time: '2-3 days',
    complexity: 'medium',
    prerequisites: ['Admin access to both systems', 'Current system documentation'],
  },
  { title: 'Data Export', time: '1-2 days', complexity: 'low', resources: ['Export guide for Box'] },
  {
    title: 'Data Mapping',
    time: '2-3 days',
    complexity: 'high',
    prerequisites: ['Completed data export', 'Understanding of both system schemas'],
  },
  {
    title: 'Configuration of Dropbox',
    time: '3-4 days',
    complexity: 'high',
    resources: ['Setup documentation for Dropbox'],
  },
  {
    title: 'Migration Execution',
    time: '1-2 weeks',
    complexity: 'high',
    prerequisites: ['Completed configuration', 'Migration plan approval'],
  },
];

describe('migration plan (spec section 9)', () => {
  it('always has five steps, in order', () => {
    expect(plan.map((step) => step.title)).toEqual(expected.map((step) => step.title));
  });

  it.each(expected.map((row, index) => [row.title, row, index] as const))(
    '%s has its time, complexity, prerequisites and resources',
    (_, row, index) => {
      const step = plan[index]!;
      expect(step.estimatedTime).toBe(row.time);
      expect(step.complexity).toBe(row.complexity);
      expect(step.prerequisites).toEqual(row.prerequisites);
      expect(step.resources?.map((resource) => resource.title)).toEqual(row.resources);
    },
  );

  it('has an id for each step and a description that names a system', () => {
    expect(new Set(plan.map((step) => step.id)).size).toBe(5);
    expect(plan.filter((step) => !/Box|Dropbox/.test(step.description))).toEqual([]);
  });

  it('points its resources at placeholder addresses (section 3.1)', () => {
    const urls = plan.flatMap((step) => step.resources ?? []).map((resource) => new URL(resource.url).hostname);
    expect(urls).toEqual(['example.com', 'example.com']);
  });
});
