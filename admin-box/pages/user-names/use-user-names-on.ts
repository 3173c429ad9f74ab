import { useQuery } from '@tanstack/react-query';
import { flagsQuery, isOn } from '../../data/environment-queries.ts';
import { usePortal } from '../../portal-context.tsx';

/** Whether user names sign in here: a name that does nothing is neither shown nor given. */
export function useUserNamesOn(): boolean {
  const { api } = usePortal();
  return isOn(useQuery(flagsQuery(api)).data, 'user-names');
}
