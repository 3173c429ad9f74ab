/**
 * Queries about the topmost drawer or dialog. The functions run in the page, where `defineDialogInPage` installs them.
 */
import type { Page } from 'playwright-core';

export interface TopDialog {
  title: string;
  /** How many lie above the page, this one among them. */
  depth: number;
  /** Whether it is a confirmation before closing. */
  isQuestion: boolean;
  /** Whether it is a native dialog, from which Tab leads to the browser's own controls. */
  isNative: boolean;
  /** Whether the focus is in it, and on what by its place among what can be operated; -1 for something else. */
  hasFocus: boolean;
  focused: number;
  /** The focus is to be seen: by a ring, or by the box round it. */
  isMarked: boolean;
  /** What can be operated, by name. */
  operable: string[];
  /** How often Tab has to be pressed to pass all of them: a date field stops at each of its parts, and at its button. */
  stops: number;
}

interface InPage {
  topDialog(): TopDialog | undefined;
  focusIsWhereItWas(): string;
}

/** Runs in the page. */
function define(): void {
  const portal = () => document.querySelector('portico-admin-box')!;
  const root = () => portal().shadowRoot!;
  const kinds = 'a[href], button, input, select, textarea, [tabindex="0"]';
  const deepest = (): Element | null => {
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    return node;
  };
  const parentOf = (node: Node): Node | null =>
    (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
  const isIn = (node: Node | null, place: Node): boolean => {
    for (let each = node; each; each = parentOf(each)) if (each === place) return true;
    return false;
  };
  const dialogs = () =>
    [...root().querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"], dialog[open]')].filter(
      (node) => node.checkVisibility() && node.dataset['state'] !== 'closed',
    );
  const nameOf = (node: Element) => {
    const labels = (node.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => root().getElementById(id)?.textContent ?? '');
    return (
      node.getAttribute('aria-label') ??
      (labels.join(' ').trim() ||
        (node as HTMLInputElement).labels?.[0]?.textContent ||
        node.textContent ||
        node.tagName)
    ).trim();
  };
  const operableIn = (dialog: HTMLElement): HTMLElement[] => {
    const all = [
      ...root().querySelectorAll<HTMLElement>(kinds),
      ...portal().querySelectorAll<HTMLElement>(kinds),
    ].filter((node) => isIn(node, dialog) && node.checkVisibility() && !node.matches(':disabled, [tabindex="-1"]'));
    // of several radio buttons the keys reach one, and arrows the others
    return all.filter((node) => {
      if (!(node instanceof HTMLInputElement) || node.type !== 'radio') return true;
      const group = all.filter(
        (each): each is HTMLInputElement =>
          each instanceof HTMLInputElement && each.type === 'radio' && each.name === node.name,
      );
      return (group.find(({ checked }) => checked) ?? group[0]) === node;
    });
  };
  const stopsOf = (node: HTMLElement): number => {
    const type = node.getAttribute('type');
    return type === 'datetime-local' ? 7 : type === 'date' ? 4 : 1;
  };
  const isMarked = (node: Element | null): boolean => {
    const marked = (each: Element | null) =>
      each !== null && (getComputedStyle(each).outlineStyle !== 'none' || getComputedStyle(each).boxShadow !== 'none');
    // a code is drawn as boxes, of which the next one is marked
    const boxes = node?.assignedSlot?.closest('[data-part="code"]');
    return (
      node !== null &&
      (marked(node) ||
        marked(boxes?.querySelector('[data-active]') ?? null) ||
        marked(node.parentElement) ||
        marked(node.closest('[role="search"], [data-part="control"]')))
    );
  };
  const functions: InPage = {
    topDialog() {
      const all = dialogs();
      const dialog = all.at(-1);
      if (!dialog) return undefined;
      const operable = operableIn(dialog);
      const focused = deepest();
      const title = (dialog.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => root().getElementById(id)?.textContent ?? '')
        .join(' ');
      return {
        title,
        depth: all.length,
        isQuestion: dialog.getAttribute('role') === 'alertdialog',
        isNative: dialog.localName === 'dialog',
        hasFocus: isIn(focused, dialog),
        focused: operable.indexOf(focused as HTMLElement),
        isMarked: isMarked(focused),
        operable: operable.map(nameOf),
        stops: operable.reduce((sum, node) => sum + stopsOf(node), 0),
      };
    },
    focusIsWhereItWas() {
      const { openedBy } = window as unknown as { openedBy?: Element };
      const focused = deepest();
      if (openedBy && focused === openedBy) return 'there';
      if (!openedBy?.isConnected) return focused && focused !== document.body ? 'there' : 'lost';
      return focused && focused !== document.body
        ? `on ${focused.localName} ${nameOf(focused)} in place of ${openedBy ? nameOf(openedBy) : 'nothing'}`
        : 'lost';
    },
  };
  Object.assign(window, functions);
}

export async function defineDialogInPage(page: Page): Promise<void> {
  await page.evaluate(define);
}

export const topDialog = (page: Page): Promise<TopDialog | undefined> =>
  page.evaluate(() => (window as unknown as InPage).topDialog());

/** `there`, or where it is instead. */
export const focusIsWhereItWas = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as InPage).focusIsWhereItWas());

/** Puts the focus on the page's heading, as after coming to it: what opens without being pressed gives it back there. */
export async function focusHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heading = document.querySelector('portico-admin-box')!.shadowRoot!.querySelector<HTMLElement>('main h1');
    heading?.focus();
    Object.assign(window, { openedBy: heading });
  });
}
