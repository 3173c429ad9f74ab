import { expect, test } from 'vitest';
import { galleryPictures } from './testing/gallery-pictures.ts';
import { useGallery } from './testing/gallery-tab.ts';
import { galleryVariants } from './testing/photograph-parts.ts';

const openTab = useGallery();

// All at once, each in one tab that goes from picture to picture: most of the time is waiting.
test.concurrent.for(galleryVariants.map((variant) => [variant.name, variant] as const))(
  '%s: every picture passes axe, keeps to the policy, and does not scroll sideways',
  { timeout: 120_000 },
  async ([, variant]) => {
    const tab = await openTab(variant);
    const faults: string[] = [];
    for (const [name, picture] of Object.entries(galleryPictures)) {
      await tab.show(picture.scene);
      await picture.play?.(tab.page);
      await tab.page.clock.runFor(600);
      const sideways = await tab.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      const found = [
        ...(await tab.axeViolations()),
        ...tab.complaints.splice(0),
        ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    await tab.close();
    expect(faults).toEqual([]);
  },
);
