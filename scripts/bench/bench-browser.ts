import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '#scripts/chromium.ts';

export async function openBenchBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
}
