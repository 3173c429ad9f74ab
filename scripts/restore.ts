/** `npm run restore -- FILE`. */
import { restoreCommand } from '#server/cli/restore.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(restoreCommand);
