/** `npm run verify-audits -- --data-dir DIR`. */
import { verifyAuditsCommand } from '#server/cli/verify-audits.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(verifyAuditsCommand);
