/** A new machine gets its browser before the first worker starts: two workers that install it at once end in apt's lock. */
import { findChromium } from './chromium.ts';

export async function setup(): Promise<void> {
  // each browser test fails by itself; those that need no browser run
  await findChromium().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
}
