import { join } from 'node:path';
import { linesOf, runTool } from '#scripts/lib/run-tool.ts';
import type { Check } from './check.types.ts';

/** Every source is formatted as oxfmt writes it; `.oxfmtrc.json` holds the options, `npm run format` mends. */
export const format: Check = {
  name: 'format',
  async run(root) {
    const formatter = join(root, 'node_modules', 'oxfmt', 'bin', 'oxfmt');
    const { code, output } = await runTool(process.execPath, [formatter, '--list-different', '.'], root);
    return code === 0 ? [] : linesOf(output).map((path) => `${path} is not formatted; run \`npm run format\``);
  },
};
