import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findFullChromium } from '#scripts/chromium.ts';

export async function openBenchBrowser(): Promise<Browser> {
  return await chromium.launch({ executablePath: await findFullChromium(), args: [...chromiumArguments] });
}
