/** Previews by their names: changes last for the visit, in every view of the same preview and after a reload. */
import { openJournal, tabStorage } from './preview-journal.ts';
import { createPreview } from './preview-send.ts';
import type { Preview } from './preview-send.ts';
import type { PreviewScenario } from './state.ts';

/** Two wanted the same name for different things. */
export class PreviewNameMismatch extends Error {
  override name = 'PreviewNameMismatch';

  constructor(name: string, begun: string, wanted: string) {
    super(`The preview "${name}" was begun with the scenario "${begun}", and cannot go on with "${wanted}".`);
  }
}

export interface VisitSettings {
  /** Default: the scenario. */
  name?: string | undefined;
  /** `false`: answers come at once. Counts where the visit begins. */
  delays?: boolean | undefined;
  /** The tab's unless said. */
  storage?: Storage | undefined;
}

const visits = new Map<string, { scenario: PreviewScenario; preview: Preview; forget(): void }>();

/** @throws PreviewNameMismatch when the name is that of another scenario's preview */
export function visitPreview(
  scenario: PreviewScenario,
  { name = scenario, delays = true, storage = tabStorage() }: VisitSettings = {},
): Preview {
  const known = visits.get(name);
  if (known && known.scenario !== scenario) throw new PreviewNameMismatch(name, known.scenario, scenario);
  if (known) return known.preview;
  const journal = openJournal(storage, { name, scenario, now: Date.now() });
  const preview = createPreview({ scenario, now: journal.now, journal, ...(!delays && { wait: async () => {} }) });
  visits.set(name, { scenario, preview, forget: journal.forget });
  return preview;
}

/** Begins afresh with its next visit. */
export function forgetPreview(name: string): void {
  visits.get(name)?.forget();
  visits.delete(name);
}
