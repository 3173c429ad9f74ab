import { describe, expect, it } from 'vitest';
import { projects } from './projects.ts';
import { scenarios, systemMigrationId } from './scenarios.ts';
import { stats } from './stats.ts';

describe('demonstration content (spec sections 2.1, 3.1 and 9)', () => {
  it('has three scenarios, the first of which opens the dialog', () => {
    expect(scenarios.map(({ id, title }) => [id, title])).toEqual([
      [1, 'System Migration'],
      [2, 'Tech Consolidation'],
      [3, 'Brand Transition'],
    ]);
    expect(systemMigrationId).toBe(1);
  });

  it('has the two projects with their fixed status, progress and start', () => {
    expect(projects.map(({ type, status, progress, startDate }) => ({ type, status, progress, startDate }))).toEqual([
      { type: 'migration', status: 'in-progress', progress: 65, startDate: '2024-02-15' },
      { type: 'consolidation', status: 'planning', progress: 25, startDate: '2024-03-01' },
    ]);
    expect(projects[1]?.name).toBe('Tech Stack Consolidation');
  });

  it('has the three figures', () => {
    expect(stats.map(({ title, value, caption }) => `${title}: ${value} ${caption}`)).toEqual([
      'Quick Stats: 85% Average completion rate',
      'Active Projects: 12 Currently in progress',
      'Completed: 45 Successfully delivered',
    ]);
  });
});
