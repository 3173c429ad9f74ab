/** System error code of a failed call (`ENOENT`, `EACCES`, …), or undefined. */
export function systemCode(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
