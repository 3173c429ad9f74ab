import { Drawing } from './drawing.tsx';
import { iconPaths, type IconName } from './icon-paths.ts';

export type { IconName };

/** A mark beside words, out of all there are. The login box draws `Mark`, which brings ten. */
export function Icon({ name, size, flip }: { name: IconName; size?: 'sm'; flip?: boolean }) {
  return <Drawing path={iconPaths[name]} size={size} flip={flip} />;
}
