import type { ComponentType } from 'react';
import { LongTableScene } from './scenes/long-table.scene.tsx';
import { OverlaysScene } from './scenes/overlays.scene.tsx';
import { PartsScene } from './scenes/parts.scene.tsx';
import { PortalScene } from './scenes/portal.scene.tsx';
import { StatesScene } from './scenes/states.scene.tsx';

/** Sheets of the gallery by name. */
export const galleryScenes: Record<string, ComponentType> = {
  parts: PartsScene,
  states: StatesScene,
  portal: () => <PortalScene />,
  'portal-chosen': () => <PortalScene chosen={['5', '7']} />,
  'portal-many': () => <PortalScene many />,
  'portal-dense': () => <PortalScene table={{ dense: true }} />,
  'portal-loading': () => <PortalScene table={{ loading: true, rows: [] }} />,
  'long-table': LongTableScene,
  overlays: () => <OverlaysScene />,
  toasts: () => <OverlaysScene toasting />,
};
