/** Environment of PostgreSQL's programs: none of ours, which may hold secrets and PG* variables that would lead it astray. */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
