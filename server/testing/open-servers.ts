/** Test servers of this process that have not been closed yet. */

const open = new Set<() => Promise<unknown>>();

/**
 * @param close ends the server
 * @returns says that it has been closed
 */
export function rememberServer(close: () => Promise<unknown>): () => void {
  open.add(close);
  return () => open.delete(close);
}

/** @returns number of test servers that run */
export function countOpenServers(): number {
  return open.size;
}

/** Those of a file that ended before its hooks: their jobs and polls would go on beside the next file. */
export async function closeForgottenServers(): Promise<void> {
  await Promise.allSettled([...open].map((close) => close()));
}
