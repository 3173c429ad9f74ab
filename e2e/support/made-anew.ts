/** What the tests of a file stand on. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endSharedChromium } from './shared-chromium.ts';

/** Set, every test finds everything made anew: those that lean on an earlier one of their file are found by it. */
const always = process.env['PORTICO_TESTS_ANEW'] !== undefined;

/**
 * Hooks of a test file: made before its first test and ended after its last. A test that is tried again finds everything made
 * anew: what its first try has left behind (people, roles, half a form, a browser that hangs) would let the second fail by itself.
 */
export function madeAnew(make: () => Promise<void>, end: () => Promise<void>): void {
  beforeAll(make);
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount && !always) return;
    await end();
    await endSharedChromium();
    await make();
  });
  afterAll(end);
}
