/** `npm run signing-keys`, `npm run signing-keys -- withdraw KID`. */
import { signingKeysCommand } from '#server/cli/signing-keys.ts';
import { runCommand } from './lib/run-command.ts';

await runCommand(signingKeysCommand);
