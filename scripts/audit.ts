/** `npm run audit -- verify FILE [OTHER_FILE]` and `npm run audit -- list --tenant TENANT_ID`. */
import { auditCommand } from '#server/cli/audit.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(auditCommand);
