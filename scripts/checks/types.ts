import { join } from 'node:path';
import { linesOf, runTool } from '../lib/run-tool.ts';
import type { Check } from './check.types.ts';

/** The compiler finds nothing. */
export const types: Check = {
  name: 'types',
  async run(root) {
    const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const { code, output } = await runTool(process.execPath, [compiler, '--project', 'tsconfig.json', '--noEmit', '--pretty', 'false'], root);
    return code === 0 ? [] : linesOf(output);
  },
};
