import type { Browser } from 'playwright-core';

/** One part of the gallery. */
export interface Album {
  title: string;
  /** Of its pictures, by name: a picture's file is `NAME.VARIANT.png`. */
  names: readonly string[];
  variants: readonly string[];
  /** Whether it needs the built bundles. */
  built: boolean;
  /** Takes the pictures that are wanted. */
  photograph(shoot: Shoot): Promise<void>;
  /** What else belongs to a picture. */
  extras?: (name: string) => string;
}

export interface Shoot {
  browser: Browser;
  directory: string;
  wanted: (name: string) => boolean;
  /** Language of the texts; English when absent. A variant with a language of its own keeps it. */
  locale?: string | undefined;
  /** Called for each message on a page's console. */
  onTrouble: (text: string) => void;
}
