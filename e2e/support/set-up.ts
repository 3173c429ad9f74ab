/** Hooks of a test file: the product and a browser before all tests, an accounting of complaints after each. */
import { afterEach } from 'vitest';
import { createForTests } from './create-for-tests.ts';
import { openBrowser, type OpenBrowser } from './open-browser.ts';
import { startPortico, type Portico } from './start-portico.ts';

export interface SetUp {
  portico: Portico;
  browser: OpenBrowser;
}

/**
 * @param prepare creates what all tests of the file need
 * @returns the running setup; its properties are available from the first test on
 */
export function setUp(
  config: Record<string, unknown> = {},
  browserArguments: string[] = [],
  prepare?: (portico: Portico) => Promise<void>,
): SetUp {
  const running = {} as SetUp;
  createForTests(
    async () => {
      running.portico = await startPortico(config);
      running.browser = await openBrowser(browserArguments);
      await prepare?.(running.portico);
    },
    async () => {
      await running.browser?.close();
      await running.portico?.close();
    },
  );
  afterEach(() => running.browser.endVisits());
  return running;
}
