/** `npm run ci`: what CI will say of HEAD, said here. */
import { runCi } from './lib/run-ci.ts';
import { root } from './lib/set-up.mjs';

process.exit(await runCi(root, (line) => console.log(line)));
