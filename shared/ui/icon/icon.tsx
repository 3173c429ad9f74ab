import { Drawing } from './drawing.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName };

/** An icon next to a text, from the full set. The login box uses `Mark`, which has ten. */
export function Icon({ name, size, flip }: { name: IconName; size?: 'sm'; flip?: boolean }) {
  return <Drawing path={iconPaths[name]} size={size} flip={flip} />;
}
