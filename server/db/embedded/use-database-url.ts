/** Said wherever another PostgreSQL would do as well. */
export const useDatabaseUrl = 'Or set DATABASE_URL to a PostgreSQL server of your own.';
