/** `npm run backup -- FILE`, `npm run backup -- check FILE`. */
import { backupCommand } from '#server/cli/backup.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(backupCommand);
