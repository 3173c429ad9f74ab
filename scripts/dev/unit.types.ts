import type { BuildContext, BuildOptions, BuildResult } from 'esbuild';
import type { Bundle } from '../../rollup.config.mjs';

export type Settings = BuildOptions & { metafile: true; write: false };

/** One bundle, its esbuild context, and what it gave last. */
export interface Unit {
  bundle: Bundle;
  context: BuildContext<Settings>;
  result?: BuildResult<Settings>;
}
