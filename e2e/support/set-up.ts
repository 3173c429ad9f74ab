/** Hooks of a test file: the product and a browser before all tests, an accounting of complaints after each. */
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openBrowser, type OpenBrowser } from './open-browser.ts';
import { startPortico, type Portico } from './start-portico.ts';

export interface SetUp {
  portico: Portico;
  browser: OpenBrowser;
}

/** @returns what is there from the first test on */
export function setUp(config: Record<string, unknown> = {}, browserArguments: string[] = []): SetUp {
  const running = {} as SetUp;
  beforeAll(async () => {
    running.portico = await startPortico(config);
    running.browser = await openBrowser(browserArguments);
  });
  afterEach(() => running.browser.endVisits());
  afterAll(async () => {
    await running.browser?.close();
    await running.portico?.close();
  });
  return running;
}
