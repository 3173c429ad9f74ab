import { formatMessagesSync, type BuildFailure } from 'esbuild';

/** What esbuild refused, as text for the terminal; `undefined` for any other error. */
export function buildFailureText(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('errors' in error)) return undefined;
  const { errors } = error as BuildFailure;
  return formatMessagesSync(errors, { kind: 'error', color: process.stdout.isTTY }).join('\n');
}
