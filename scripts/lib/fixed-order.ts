import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { secondsOf } from './long-files.ts';
import { root } from './set-up.mjs';
import { projectNames, type ProjectName } from './test-plan.ts';

/** Name of the variable with the seed of an order of the server's files; without it every clone has the same one. */
export const seedVariable = 'PORTICO_TEST_SEED';

/** A file of a project. */
export interface PlannedFile {
  project: string;
  /** Below the repository, with `/`. */
  path: string;
}

/**
 * Files in the order in which they run: project after project, those that take long first, so that the workers end together. Vitest's own
 * order depends on what ran here before, and so would what one file leaves to the next.
 *
 * @param seed of another order of the server's files, whose process they share
 */
export function inOrder<File extends PlannedFile>(files: readonly File[], seed: string | undefined): File[] {
  const rank = ({ project, path }: File): [number, number, string] => [
    projectNames.indexOf(project as ProjectName),
    seed !== undefined && project === 'server' ? 0 : -secondsOf(path),
    seed !== undefined && project === 'server' ? sha256(`${seed} ${path}`) : path,
  ];
  return files
    .map((file) => ({ file, rank: rank(file) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ file }) => file);
}

function compare(a: [number, number, string], b: [number, number, string]): number {
  return a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : Number(a[2] > b[2]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export class FixedOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const files = specifications.map((specification) => ({
      specification,
      project: specification.project.name,
      path: relative(root, specification.moduleId).replaceAll('\\', '/'),
    }));
    return inOrder(files, process.env[seedVariable]).map(({ specification }) => specification);
  }
}
