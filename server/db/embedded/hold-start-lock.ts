import { StartError } from '#server/lib/start-error.ts';
import { type DataLayout, unwritable } from './data-layout.ts';
import { withLock } from './file-lock.mjs';

/** Runs `work` while no other process creates the cluster or starts the server. */
export async function holdStartLock(layout: DataLayout, work: () => Promise<void>): Promise<void> {
  try {
    await withLock(layout.startLock, { pollMs: 10, work });
  } catch (cause) {
    throw cause instanceof StartError ? cause : unwritable(layout.dataFolder, cause);
  }
}
