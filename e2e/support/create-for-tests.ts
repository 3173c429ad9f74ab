/** Setup and teardown of a test file. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endSharedChromium } from './shared-chromium.ts';

/** If set, everything is recreated for every test, which reveals tests that depend on earlier ones in their file. */
const always = process.env['PORTICO_TESTS_RECREATE'] !== undefined;

/** Hooks of a test file: creates before its first test, ends after its last. */
export function createForTests(make: () => Promise<void>, end: () => Promise<void>): void {
  beforeAll(make);
  beforeEach(async () => {
    if (!always) return;
    await end();
    await endSharedChromium();
    await make();
  });
  afterAll(end);
}
