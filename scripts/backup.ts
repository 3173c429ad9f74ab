/** `npm run backup -- FILE`, `npm run backup -- check FILE`. */
import { backupCommand } from '../server/commands/backup.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(backupCommand);
