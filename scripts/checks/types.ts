import { join } from 'node:path';
import { linesOf, runTool } from '#scripts/lib/run-tool.ts';
import type { Check } from './check.types.ts';

/** Each with what the compiler knows from its last run, so that the next one looks at what has changed. */
const projects = [
  { project: 'tsconfig.json', buildInfo: join('.cache', 'types.tsbuildinfo') },
  // resolved as bundlers do, against the sources of the packages
  { project: join('examples', 'tsconfig.json'), buildInfo: join('.cache', 'examples.tsbuildinfo') },
];

/** The compiler finds nothing. */
export const types: Check = {
  name: 'types',
  async run(root) {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const results = await Promise.all(
      projects.map(async ({ project, buildInfo }) => {
        const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false'];
        const { code, output } = await runTool(process.execPath, [compiler, '--project', project, ...options], root);
        return code === 0 ? [] : linesOf(output);
      }),
    );
    return results.flat();
  },
};
