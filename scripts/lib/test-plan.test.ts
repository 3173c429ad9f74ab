import { existsSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listSourcePaths } from './source-files.ts';
import { root } from './set-up.mjs';
import { gateProjects, projectNames, testFiles } from './test-plan.ts';

const isTest = (path: string): boolean => /\.(?:test|e2e)\.[cm]?tsx?$|\.test\.[cm]?jsx?$/.test(path);

const projectsOf = (path: string): string[] =>
  projectNames.filter((name) => {
    const { include, exclude } = testFiles[name];
    const matches = (pattern: string): boolean => matchesGlob(path, pattern);
    return include.some(matches) && !exclude.some(matches);
  });

describe('the plan of tests', () => {
  it('has each test file in one project', async () => {
    const files = (await listSourcePaths(root)).filter(isTest);
    expect(files.length).toBeGreaterThan(500);
    const misplaced = files
      .map((path) => ({ path, projects: projectsOf(path) }))
      .filter((each) => each.projects.length !== 1);
    expect(misplaced).toEqual([]);
  });

  it('would find a file that is in no project, and one that is in two', () => {
    expect(projectsOf('server/hosted/page.e2e.ts')).toEqual([]);
    expect(projectsOf('e2e/sign-in.e2e.ts')).toEqual(['journeys']);
    expect(projectsOf('e2e/users.e2e.ts')).toEqual(['browser']);
    expect(projectsOf('server/db/failover.test.ts')).toEqual(['operation']);
  });

  it('names files that are there', () => {
    const named = projectNames.flatMap((name) => testFiles[name].include).filter((path) => !path.includes('*'));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('keeps the gate to unit and server tests and some journeys', () => {
    expect(gateProjects).toEqual(['unit', 'server', 'journeys']);
    expect(testFiles.journeys.include.length).toBeLessThanOrEqual(24);
  });
});
