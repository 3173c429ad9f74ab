import { join } from 'node:path';
import { linesOf, runTool } from '../lib/run-tool.ts';
import type { Check } from './check.types.ts';

/** What the compiler knows from its last run, so that the next one looks at what has changed. */
const buildInfo = join('.cache', 'types.tsbuildinfo');

/** The compiler finds nothing. */
export const types: Check = {
  name: 'types',
  async run(root) {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const options = ['--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo, '--pretty', 'false'];
    const { code, output } = await runTool(
      process.execPath,
      [compiler, '--project', 'tsconfig.json', ...options],
      root,
    );
    return code === 0 ? [] : linesOf(output);
  },
};
