import { card, faint, statTile, statTitle, statValue } from './dashboard.styles.ts';
import type { Stat } from './stats.ts';

export function StatTile({ stat }: { stat: Stat }) {
  return (
    <li css={[card, statTile]}>
      <h3 css={statTitle}>{stat.title}</h3>
      <p css={statValue}>{stat.value}</p>
      <p css={faint}>{stat.caption}</p>
    </li>
  );
}
