import { strings } from '#planning-demo/strings.ts';
import type { IconName } from '#planning-demo/parts/icon.tsx';

export type SystemCategory = 'email' | 'security' | 'storage';

/** A system that can be migrated from or to (spec section 3.1). */
export interface SystemOption {
  id: string;
  name: string;
  category: SystemCategory;
  description: string;
  icon: IconName;
}

export const systemCategories: readonly SystemCategory[] = ['email', 'security', 'storage'];

/** The eight systems, in the order in which they are listed. */
export const systems: readonly SystemOption[] = [
  { id: 'proofpoint', category: 'email', icon: 'filter', ...strings.systems.proofpoint },
  { id: 'mimecast', category: 'email', icon: 'mail', ...strings.systems.mimecast },
  { id: 'okta', category: 'security', icon: 'shield', ...strings.systems.okta },
  { id: '1password', category: 'security', icon: 'key', ...strings.systems.onePassword },
  { id: 'bitwarden', category: 'security', icon: 'lock', ...strings.systems.bitwarden },
  { id: 'box', category: 'storage', icon: 'folder', ...strings.systems.box },
  { id: 'dropbox', category: 'storage', icon: 'sync', ...strings.systems.dropbox },
  { id: 'sharepoint', category: 'storage', icon: 'users', ...strings.systems.sharePoint },
];

/** `undefined` when nothing is chosen or the id is unknown. */
export function findSystem(id: string | null): SystemOption | undefined {
  return systems.find((system) => system.id === id);
}

/** Where a system can be migrated to: the others of its category (spec sections 2.1 and 5). */
export function targetsFor(source: SystemOption): SystemOption[] {
  return systems.filter((system) => system.category === source.category && system.id !== source.id);
}
