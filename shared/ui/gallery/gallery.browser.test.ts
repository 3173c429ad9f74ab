import { expect, test } from 'vitest';
import { galleryPictures } from './testing/gallery-pictures.ts';
import { useGallery } from './testing/gallery-tab.ts';
import type { Variant } from './testing/photograph-parts.ts';

const openTab = useGallery();

const widths = {
  wide: { viewport: { width: 1280, height: 900 } },
  narrow: { viewport: { width: 360, height: 740 }, hasTouch: true },
};

function variantOf(theme: 'light' | 'dark', direction: 'ltr' | 'rtl', width: keyof typeof widths): Variant {
  return {
    name: `${theme} ${direction} ${width}`,
    address: { theme, direction },
    context: { ...widths[width], colorScheme: theme },
  };
}

/** Two looks that differ in everything: every picture is seen in each theme, direction and width, and each of these with each other. */
const pairs: readonly (readonly [Variant, Variant])[] = [
  [variantOf('light', 'ltr', 'wide'), variantOf('dark', 'rtl', 'narrow')],
  [variantOf('dark', 'ltr', 'wide'), variantOf('light', 'rtl', 'narrow')],
  [variantOf('light', 'ltr', 'narrow'), variantOf('dark', 'rtl', 'wide')],
  [variantOf('dark', 'ltr', 'narrow'), variantOf('light', 'rtl', 'wide')],
];
const pictures = Object.entries(galleryPictures);

// All at once, each in one tab that goes from picture to picture: most of the time is waiting.
test.concurrent.for(pairs.map((pair, turn) => [pair.map(({ name }) => name).join(', '), pair, turn] as const))(
  '%s: every picture in its turn passes axe, keeps to the policy, and does not scroll sideways',
  async ([, pair, turn]) => {
    const faults: string[] = [];
    for (const variant of pair) {
      const tab = await openTab(variant);
      for (const [name, picture] of pictures.filter((_, index) => index % pairs.length === turn)) {
        await tab.show(picture.scene);
        await picture.play?.(tab.page);
        await tab.page.clock.runFor(600);
        const sideways = await tab.page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
        const found = [
          ...(await tab.axeViolations()),
          ...tab.complaints.splice(0),
          ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
        ];
        faults.push(...found.map((fault) => `${name}, ${variant.name}: ${fault}`));
      }
      await tab.close();
    }
    expect(faults).toEqual([]);
  },
);
