/** A new machine gets its browser before the first worker starts: two workers that install it at once end in apt's lock. */
import { findChromium } from './chromium.ts';

export async function setup(): Promise<void> {
  try {
    // workers, and what they start, need not search again, nor try an installation again that has failed
    process.env['CHROMIUM_PATH'] = await findChromium();
  } catch (error) {
    // each browser test fails by itself; those that need no browser run
    console.error(error instanceof Error ? error.message : error);
  }
}
