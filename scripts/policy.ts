/** `npm run policy -- disable RULE TENANT_ID`. */
import { policyCommand } from '#server/cli/policy.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(policyCommand);
