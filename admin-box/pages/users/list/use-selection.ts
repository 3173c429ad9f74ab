import { useEffect, useState } from 'react';
import type { TeamUser } from '#shared/contract/users/members.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** The chosen people, those of other pages included, as last seen. */
  people: readonly TeamUser[];
  change(ids: ReadonlySet<string>): void;
  clear(): void;
}

/**
 * Selected users, across pages. Cleared by another search: bulk actions must not affect users who are no longer listed.
 * @param scope changes whenever the list becomes another one
 */
export function useSelection(rows: readonly TeamUser[], scope: string): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, TeamUser>>(new Map());
  const clear = () => setChosen((before) => (before.size === 0 ? before : new Map()));
  useEffect(clear, [scope]);
  // Rows in sight are newer than what was chosen earlier.
  const current = new Map(rows.map((row) => [row.id, row]));
  const people = [...chosen.values()].map((member) => current.get(member.id) ?? member);
  const change = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...current]);
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))));
  };
  return { ids: new Set(chosen.keys()), people, change, clear };
}
