/**
 * A page on which everything is done by keyboard: what a state or a change of the tables does by pressing, is done by focus and
 * keys instead. The last thing pressed is remembered, so that a test can ask whether the focus comes back to it.
 */
import type { Locator, Page } from 'playwright-core';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

/** Methods from a page or locator to a locator. */
const keyboardActions = new Set<PropertyKey>([
  'locator',
  'getByRole',
  'getByLabel',
  'getByText',
  'first',
  'last',
  'nth',
  'filter',
]);

const timeout = scaledTimeout(25_000);
/** Milliseconds until a key without an effect counts as lost. A busy machine highlights late. */
const highlightTimeout = scaledTimeout(1000);
/** Milliseconds until an Enter that chose nothing counts as lost. */
const choiceTimeout = scaledTimeout(3000);

/**
 * Moves down a menu or list until an option is highlighted. The highlight follows the key with a delay, which is waited
 * for: pressing again before it comes would pass over the option.
 */
async function goDownTo(page: Page, wanted: Locator): Promise<void> {
  const isReached = () => wanted.evaluate((node) => node.hasAttribute('data-highlighted'));
  const highlighted = () =>
    wanted.evaluate((node) => {
      const all = [...(node.getRootNode() as ShadowRoot).querySelectorAll('[role="menuitem"], [role="option"]')];
      return all.findIndex((each) => each.hasAttribute('data-highlighted'));
    });
  const end = Date.now() + timeout;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error(`No key leads to ${String(wanted)}`);
    const before = await highlighted();
    await page.keyboard.press('ArrowDown');
    // a key pressed before the list listens moves nothing, and is pressed again
    const late = Date.now() + highlightTimeout;
    while ((await highlighted()) === before && Date.now() < late) await page.waitForTimeout(20);
  }
}

/** Goes to an item or option and presses Enter; again where the highlight had moved on in between, so that nothing was chosen. */
async function chooseFromList(page: Page, wanted: Locator): Promise<void> {
  const state = async () =>
    (await wanted.first().isVisible())
      ? await wanted
          .first()
          .getAttribute('aria-selected', { timeout: highlightTimeout })
          .catch(() => 'gone')
      : 'gone';
  const before = await state();
  const end = Date.now() + timeout;
  do {
    await goDownTo(page, wanted);
    await page.keyboard.press('Enter');
    const late = Date.now() + choiceTimeout;
    while (Date.now() < late) {
      if ((await state()) !== before) return;
      await page.waitForTimeout(20);
    }
  } while (Date.now() < end);
  throw new Error(`Enter does not choose ${String(wanted)}`);
}

/** Remembers what opened the current overlay. A menu item disappears with its menu, so its button counts. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  const role = await target.evaluate(
    (node) => node.getAttribute('role') ?? node.getAttribute('type') ?? node.tagName.toLowerCase(),
  );
  if (role === 'menuitem' || role === 'option') return chooseFromList(page, target);
  if (/^h\d$/.test(role)) return closeList(page);
  await target.evaluate((node) => Object.assign(window, { openedBy: node }));
  await target.focus();
  return page.keyboard.press(role === 'checkbox' || role === 'radio' ? ' ' : 'Enter');
}

/** Closes a list by keyboard where pointer users would click outside. */
async function closeList(page: Page): Promise<void> {
  if ((await page.locator('[role="listbox"]:visible').count()) > 0) await page.keyboard.press('Escape');
}

async function turn(page: Page, target: Locator, on: boolean): Promise<void> {
  if ((await target.isChecked()) !== on) await press(page, target);
}

function locatorByKeyboard(page: Page, locator: Locator): Locator {
  const actions: Record<string, unknown> = {
    click: () => press(page, locator),
    check: () => turn(page, locator, true),
    uncheck: () => turn(page, locator, false),
    hover: async () => undefined,
  };
  return wrapped(page, locator, actions);
}

function wrapped<T extends Page | Locator>(page: Page, target: T, actions: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === 'string' && name in actions) return actions[name];
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (!keyboardActions.has(name)) return value.bind(target) as unknown;
      return (...given: unknown[]) =>
        locatorByKeyboard(page, (value as (...rest: unknown[]) => Locator).apply(target, given));
    },
  });
}

export function byKeyboard(page: Page): Page {
  return wrapped(page, page, {});
}
