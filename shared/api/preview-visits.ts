/** Previews by their names: what was changed in one stays for the visit, whoever looks at it again. */
import { createPreview } from './preview-send.ts';
import type { Preview } from './preview-send.ts';
import type { PreviewScenario } from './preview/preview-state.ts';

/** Two wanted the same name for different things. */
export class PreviewNameMismatch extends Error {
  override name = 'PreviewNameMismatch';

  constructor(name: string, begun: string, wanted: string) {
    super(`The preview "${name}" was begun with the scenario "${begun}", and cannot go on with "${wanted}".`);
  }
}

const visits = new Map<string, { scenario: PreviewScenario; preview: Preview }>();

/** @throws PreviewNameMismatch when the name is that of another scenario's preview */
export function visitPreview(scenario: PreviewScenario, name: string = scenario): Preview {
  const known = visits.get(name);
  if (known && known.scenario !== scenario) throw new PreviewNameMismatch(name, known.scenario, scenario);
  if (known) return known.preview;
  const preview = createPreview({ scenario });
  visits.set(name, { scenario, preview });
  return preview;
}

/** Begins afresh with its next visit. */
export function forgetPreview(name: string): void {
  visits.delete(name);
}
