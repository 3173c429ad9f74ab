import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageFile } from '#admin-box/testing/page-files.ts';
import { importsOf } from '#scripts/lib/imports-of.ts';
import { adminBox } from '#shared/i18n/en/portal/index.ts';
import { portalUserActivity } from '#shared/i18n/en/portal/user-activity.ts';
import { portalInvitations } from '#shared/i18n/en/portal/invitations.ts';
import { portalUserDrawer } from '#shared/i18n/en/portal/user-drawer.ts';
import { portalPolicyHistory } from '#shared/i18n/en/portal/policy-history.ts';
import { portalProfilePrivacy } from '#shared/i18n/en/portal/profile-privacy.ts';
import { portalSessions } from '#shared/i18n/en/portal/sessions.ts';
import { portalUserNames } from '#shared/i18n/en/portal/user-names.ts';
import { portalShell } from '#shared/i18n/en/portal/shell.ts';
import { portalTitles } from '#shared/i18n/en/portal/titles.ts';
import { pages } from '#admin-box/pages.ts';
import { texts as checkout } from '#admin-box/checkout/checkout-window.tsx';
import { texts as palette } from '#admin-box/tools/command-palette.tsx';
import { texts as drawer } from '#admin-box/tools/notifications.drawer.tsx';

const root = join(import.meta.dirname, '../..');
/** English texts that are there before any page is. */
const ofFrame = { ...portalShell, ...portalTitles };
const isCode = (path: string) => /\.tsx?$/.test(path) && !path.startsWith('shared/i18n/');

/** All modules that a path imports, directly or lazily, except those matched by `without`. */
function modulesReachedFrom(path: string, without: (target: string) => boolean, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target, ours, typeOnly } of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
    if (ours && !typeOnly && isCode(target) && !without(target)) modulesReachedFrom(target, without, seen);
  }
  return seen;
}

/** Keys of the catalogue that occur as strings in modules. */
function keysIn(modules: Iterable<string>): string[] {
  const found = [...modules].flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/'([\w-]+\.[\w.-]+)'/g)].map(([, key]) => key!),
  );
  return [...new Set(found)].filter((key) => Object.hasOwn(adminBox, key));
}

describe('texts of the portal', () => {
  it('come with the frame where the frame shows them', () => {
    const frame = modulesReachedFrom('admin-box/main.tsx', (target) =>
      /^admin-box\/(?:pages|tools)\/|^admin-box\/checkout\/checkout-window/.test(target),
    );
    expect(frame.size).toBeGreaterThan(50);
    expect(keysIn(frame).filter((key) => !Object.hasOwn(ofFrame, key))).toEqual([]);
  });

  it.each([
    ['admin-box/checkout/checkout-window.tsx', checkout],
    ['admin-box/tools/command-palette.tsx', palette],
    ['admin-box/tools/notifications.drawer.tsx', drawer],
  ])('come with %s where it shows them', (path, texts) => {
    const used = keysIn(modulesReachedFrom(path, (target) => target.startsWith('admin-box/shell/shell-tools')));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((each) => !Object.hasOwn(texts, each) && !Object.hasOwn(ofFrame, each))).toEqual([]);
  });

  it.each(pages)('come with the page $key where it shows them', async ({ path, key, load }) => {
    const { texts } = await load();
    const file = pageFile(path);
    const used = keysIn(modulesReachedFrom(file, (target) => target === 'admin-box/pages.ts'));
    expect(used.length).toBeGreaterThan(3);
    const atOnce = keysIn(
      modulesReachedFrom(file, (target) => target === 'admin-box/pages.ts' || target.endsWith('-overlays.tsx')),
    );
    expect(atOnce.filter((each) => ![texts, ofFrame].some((known) => Object.hasOwn(known, each)))).toEqual([]);
    // what is loaded later may bring its own
    const later =
      key === 'users'
        ? {
            ...portalUserActivity,
            ...portalUserDrawer,
            ...portalInvitations,
            ...portalProfilePrivacy,
            ...portalSessions,
            ...portalUserNames,
          }
        : key === 'security'
          ? portalPolicyHistory
          : {};
    expect(used.filter((each) => ![texts, ofFrame, later].some((known) => Object.hasOwn(known, each)))).toEqual([]);
  });

  it('are each used', () => {
    const modules = [...modulesReachedFrom('admin-box/main.tsx', () => false)].filter((path) =>
      path.startsWith('admin-box/'),
    );
    const code = modules.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
    // a key that is put together, as of the names of states, begins as written
    const beginnings = [...code.matchAll(/`([a-zA-Z]+\.[^`$]*)\$\{/g)].map(([, beginning]) => beginning!);
    const isShown = (key: string) =>
      code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
    expect(Object.keys(adminBox).filter((key) => !isShown(key))).toEqual([]);
  });

  it('have one meaning for a key: where two catalogues have it, they say the same', async () => {
    const catalogues = [
      portalShell,
      portalTitles,
      ...(await Promise.all(pages.map(async ({ load }) => (await load()).texts))),
    ];
    const said = new Map<string, unknown>();
    const strays = catalogues.flatMap((catalogue) =>
      Object.entries(catalogue).filter(([key, text]) => {
        const before = said.get(key) ?? text;
        said.set(key, text);
        return before !== text;
      }),
    );
    expect(strays).toEqual([]);
  });
});
