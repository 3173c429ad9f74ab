/** `node scripts/run.mjs SCRIPT [arguments]`: runs a TypeScript script of this folder. Needs nothing but Node 20.19. */
import { join } from 'node:path';
import { fail, runInForeground } from './lib/foreground.mjs';
import { SetUpError } from './lib/set-up-error.mjs';
import { root, setUpDependencies } from './lib/set-up.mjs';

const [script, ...parameters] = process.argv.slice(2);

if (!script) fail(new SetUpError('Which script? node scripts/run.mjs scripts/build.ts'));
setUpDependencies(script).then((node) => runInForeground(node, [join(root, script), ...parameters]), fail);
