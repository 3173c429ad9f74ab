import { useState } from 'react';
import { useAfterPaint } from '#admin-box/kit/use-after-paint.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useMemberStats } from '#admin-box/pages/users/use-users.ts';

/** Reserves the line while its text loads, to avoid a layout shift. */
const placeOfText = '\u00a0';

/** How many the team had when the whole list was last seen; undefined until it was. */
function useTeamSize(total: number | undefined, narrowed: boolean): number | undefined {
  const [size, setSize] = useState<number>();
  if (!narrowed && total !== undefined && total !== size) setSize(total);
  return narrowed ? size : total;
}

/**
 * How many the team has; behind the rows come how many are new, and how many manage it. The line keeps its place while the list is
 * narrowed, so that nothing moves.
 *
 * @param props.total rows of the list
 */
export function UsersLead({ total: rows, narrowed }: { total: number | undefined; narrowed: boolean }) {
  const total = useTeamSize(rows, narrowed);
  const { t } = useTexts();
  const { tenant } = usePortal();
  const { data } = useMemberStats(useAfterPaint(total !== undefined));
  if (total === undefined) return placeOfText;
  const count = t('users.count', { count: total, tenant });
  if (!data) return count;
  const week = data.addedThisWeek > 0 ? ` ${t('users.statsWeek', { count: data.addedThisWeek })}` : '';
  return `${count}${week} ${t('users.statsAdmins', { count: data.superAdmins })}`;
}
