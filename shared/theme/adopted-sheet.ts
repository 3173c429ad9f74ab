/**
 * One emotion cache whose rules go into a constructable style sheet that every Portico root adopts. Style elements made by
 * script are refused by a strict content security policy; adopted sheets are not, and are parsed once for all roots.
 */
import createCache from '@emotion/cache';
import type { EmotionCache } from '@emotion/cache';

/** Short, since it prefixes every class name. */
const cacheKey = 'po';

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The sheets of all roots, in cascade order: base, then what the server sent, then what was inserted later. */
class SheetHub {
  readonly later = new CSSStyleSheet();
  /** What all other sheets say. */
  readonly #texts: string[];
  readonly #parsed: CSSStyleSheet[] = [];
  readonly #roots = new Set<ShadowRoot>();

  constructor(baseCss: readonly string[]) {
    this.#texts = [...baseCss];
  }

  /** Parsed when a root wants them: one that came with its own style element has them already. */
  #earlier(): CSSStyleSheet[] {
    for (const css of this.#texts.slice(this.#parsed.length)) this.#parsed.push(sheetOf(css));
    return this.#parsed;
  }

  /** Dresses a root that was made by script. */
  adopt(root: ShadowRoot): void {
    this.#roots.add(root);
    root.adoptedStyleSheets = [...this.#earlier(), this.later];
  }

  /** Dresses a root that came with its own style element; the other roots get that element's rules, which are not inserted again. */
  adoptCarried(root: ShadowRoot, carriedCss: string): void {
    root.adoptedStyleSheets = [this.later];
    this.#texts.push(carriedCss);
    for (const other of this.#roots) this.adopt(other);
  }

  release(root: ShadowRoot): void {
    this.#roots.delete(root);
  }
}

export interface ThemeStyles {
  cache: EmotionCache;
  /**
   * Dresses a root.
   * @param carried rules the server wrote into the root's own style element, and their emotion ids
   */
  adoptStyles(root: ShadowRoot, carried?: { css: string; ids: readonly string[] }): void;
  removeStyles(root: ShadowRoot): void;
}

/** The part of emotion's style sheet that its cache calls, on a constructable sheet. */
function adoptedEmotionSheet(sheet: CSSStyleSheet): Partial<EmotionCache['sheet']> {
  return {
    key: cacheKey,
    insert(rule: string) {
      try {
        sheet.insertRule(rule, sheet.cssRules.length);
      } catch {
        // A selector this browser does not know drops its own rule only, as it would in a style element.
      }
    },
    hydrate() {},
    flush() {
      sheet.replaceSync('');
    },
  };
}

/**
 * Makes the cache and the sheets. Called once for each page.
 * @param baseCss sheets that every root starts from
 */
export function createThemeStyles(baseCss: readonly string[]): ThemeStyles {
  const hub = new SheetHub(baseCss);
  const cache = createCache({ key: cacheKey, stylisPlugins: [], container: document.createElement('div') });
  Object.assign(cache, { sheet: Object.assign(cache.sheet, adoptedEmotionSheet(hub.later)) });
  return {
    cache,
    adoptStyles(root, carried) {
      if (!carried) return hub.adopt(root);
      for (const id of carried.ids) cache.inserted[id] = true;
      hub.adoptCarried(root, carried.css);
    },
    removeStyles: (root) => hub.release(root),
  };
}

/** A cache for one server rendering; `compat` keeps emotion from writing style elements between the nodes. */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key: cacheKey, stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** What a server rendering inserted: the rules for the style element, and the ids for the host's attribute. */
export function insertedRules(cache: EmotionCache): { css: string; ids: string[] } {
  const entries = Object.entries(cache.inserted);
  return {
    css: entries.map(([, rule]) => (typeof rule === 'string' ? rule : '')).join(''),
    ids: entries.map(([id]) => id),
  };
}
