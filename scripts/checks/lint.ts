import { join } from 'node:path';
import { linesOf, runTool } from '#scripts/lib/run-tool.ts';
import type { Check } from './check.types.ts';

/** oxlint finds nothing, warnings included; `.oxlintrc.json` holds the rules. */
export const lint: Check = {
  name: 'lint',
  async run(root) {
    const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    const { code, output } = await runTool(
      process.execPath,
      [linter, '--type-aware', '--deny-warnings', '--format=unix'],
      root,
    );
    return code === 0 ? [] : linesOf(output);
  },
};
