/**
 * Environment of PostgreSQL's programs. Ours is not passed on, since it may hold secrets and PG* variables that change
 * their behavior.
 */
export function engineEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
}
