/**
 * What the portal looks like in each of its states: a line of a page's `page.states.ts` brings it into the pictures of the gallery,
 * and into the test that every state passes axe, fits, and complains of nothing.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { frameStates } from './frame-states.ts';
import type { PortalState, PortalStates } from './portal-state.types.ts';

const folder = join(import.meta.dirname, '../pages');

async function statesIn(file: string): Promise<PortalStates> {
  const { states } = (await import(pathToFileURL(join(folder, file)).href)) as { states: PortalStates };
  return states;
}

const ofPages = await Promise.all(globSync('*/page.states.ts', { cwd: folder }).toSorted().map(statesIn));

/** By name, which is the name of the pictures too. */
export const portalStates: PortalStates = Object.assign({}, ...ofPages, frameStates) as PortalStates;

/** Waits until a state has rendered and settled. */
export async function openState(page: Page, { seen, act }: PortalState): Promise<void> {
  await page.locator(seen).first().waitFor();
  await act?.(page);
  // Overlays fade in; half-transparent text has no contrast to judge.
  await page.waitForTimeout(400);
}
