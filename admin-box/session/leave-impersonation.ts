import type { Connection } from './connection.ts';

/** Restores the session that this browser had before the impersonation; signs out if there was none. */
export async function leaveImpersonation(
  { api }: Pick<Connection, 'api'>,
  signOut: () => Promise<void>,
): Promise<void> {
  const { returned } = await api.post('/identity/resources/impersonation/v1/leave').catch(() => ({ returned: false }));
  if (!returned) return await signOut();
  // everything shown is another user's
  location.reload();
}
