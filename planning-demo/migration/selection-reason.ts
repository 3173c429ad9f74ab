import { strings } from '#planning-demo/strings.ts';
import type { SelectionCheck } from './selection-check.ts';

/** Explains why no plan can be generated yet; empty if one can. */
export function selectionReason(check: SelectionCheck): string {
  const { migration, categories } = strings;
  switch (check.kind) {
    case 'missingSource':
      return migration.missingSource;
    case 'missingTarget':
      return migration.missingTarget;
    case 'sameSystem':
      return migration.sameSystem(check.target.name);
    case 'otherCategory':
      return migration.otherCategory(
        check.target.name,
        categories[check.target.category],
        categories[check.source.category],
      );
    case 'fits':
      return '';
  }
}
