import { Badge } from '../../shared/ui/badge/badge.tsx';
import { mutedStyle } from './list-page.styles.ts';

/** The first name, and how many there are besides; all of them on hovering. */
export function FirstAndMore({ names, none }: { names: readonly string[]; none: string }) {
  const [first, ...others] = names;
  if (!first) return <span css={mutedStyle}>{none}</span>;
  return (
    <span title={names.join(', ')}>
      <bdi>{first}</bdi> {others.length > 0 ? <Badge>+{others.length}</Badge> : null}
    </span>
  );
}
