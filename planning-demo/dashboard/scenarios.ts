import { strings } from '#planning-demo/strings.ts';
import type { IconName } from '#planning-demo/parts/icon.tsx';

/** What a user can plan (spec section 3.1). */
export interface Scenario {
  id: number;
  title: string;
  description: string;
  icon: IconName;
}

/** The one scenario that opens a dialog; the others are only recorded as selected (spec section 2.1). */
export const systemMigrationId = 1;

export const scenarios: readonly Scenario[] = [
  { id: systemMigrationId, icon: 'migrate', ...strings.scenarios.migration },
  { id: 2, icon: 'layers', ...strings.scenarios.consolidation },
  { id: 3, icon: 'palette', ...strings.scenarios.brand },
];
