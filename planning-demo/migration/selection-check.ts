import type { SystemOption } from './systems.ts';

/** Whether a plan can be generated, and if not, why. */
export type SelectionCheck =
  | { kind: 'missingSource' }
  | { kind: 'missingTarget' }
  | { kind: 'sameSystem' | 'otherCategory' | 'fits'; source: SystemOption; target: SystemOption };

/** Spec section 5: both are chosen, the target shares the source's category and differs from it. */
export function checkSelection(source: SystemOption | undefined, target: SystemOption | undefined): SelectionCheck {
  if (!source) return { kind: 'missingSource' };
  if (!target) return { kind: 'missingTarget' };
  if (source.id === target.id) return { kind: 'sameSystem', source, target };
  if (source.category !== target.category) return { kind: 'otherCategory', source, target };
  return { kind: 'fits', source, target };
}
