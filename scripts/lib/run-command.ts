import type { CommandInput } from '#server/cli/open-installation.ts';
import { StartError } from '#server/lib/start-error.ts';

/**
 * Runs a command with the arguments of this process. Errors that an operator can resolve are printed without a stack trace.
 * @param command may return an exit status; 1 is for errors
 */
export async function runCommand(command: (input: CommandInput) => Promise<void | number>): Promise<never> {
  try {
    const status = await command({
      argv: process.argv.slice(2),
      env: process.env,
      cwd: process.cwd(),
      print: (text) => console.log(text),
    });
    process.exit(status ?? 0);
  } catch (error) {
    console.error(error instanceof StartError ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
