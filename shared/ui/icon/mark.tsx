import { Drawing } from './drawing.tsx';
import { markPaths, type MarkName } from './mark-paths.ts';

export type { MarkName };

/** An icon next to a text, from the few that the login box needs. */
export function Mark({ name, size, flip }: { name: MarkName; size?: 'sm'; flip?: boolean }) {
  return <Drawing path={markPaths[name]} size={size} flip={flip} />;
}
