/** Remedy wherever an external PostgreSQL would work as well. */
export const useDatabaseUrl = 'Or set DATABASE_URL to a PostgreSQL server of your own.';
