/** `npm start`: sets up what is missing, then runs the server with the given arguments. Needs nothing but Node 20.19. */
import { join } from 'node:path';
import { fail, runInForeground } from './lib/foreground.mjs';
import { root, setUp } from './lib/set-up.mjs';

setUp().then((node) => runInForeground(node, [join(root, 'server', 'main.ts'), ...process.argv.slice(2)]), fail);
