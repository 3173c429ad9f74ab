import { Drawing } from './drawing.tsx';
import { markPaths, type MarkName } from './mark-paths.ts';

export type { MarkName };

/** A mark beside words, out of the few that the login box needs. */
export function Mark({ name, size, flip }: { name: MarkName; size?: 'sm'; flip?: boolean }) {
  return <Drawing path={markPaths[name]} size={size} flip={flip} />;
}
