/** `npm run plans -- diff FILE`. */
import { plansCommand } from '#server/cli/plans.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(plansCommand);
