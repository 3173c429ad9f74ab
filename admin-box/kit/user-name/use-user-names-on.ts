import { useQuery } from '@tanstack/react-query';
import { flagsQuery, isOn } from '#admin-box/data/environment-queries.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

/** Whether user names sign in here: a name that does nothing is neither shown nor given. */
export function useUserNamesOn(): boolean {
  const { api } = usePortal();
  return isOn(useQuery(flagsQuery(api)).data, 'user-names');
}
