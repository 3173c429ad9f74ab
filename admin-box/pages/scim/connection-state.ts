/** Whether a directory is heard, from what a connection says of its requests. */
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import type { StatusTone } from '#shared/ui/status/status.tsx';

export type ConnectionState = 'active' | 'waiting' | 'refused' | 'noToken';

export function stateOf({
  lastSync,
  lastRefusedAt,
  tokens,
  clients,
}: Pick<DirectoryConfig, 'lastSync' | 'lastRefusedAt' | 'tokens' | 'clients'>): ConnectionState {
  if (tokens + clients === 0) return 'noToken';
  if (lastRefusedAt !== null && (lastSync === null || lastRefusedAt > lastSync)) return 'refused';
  return lastSync === null ? 'waiting' : 'active';
}

export const stateTones: Readonly<Record<ConnectionState, StatusTone>> = {
  active: 'success',
  waiting: 'warning',
  refused: 'danger',
  noToken: 'danger',
};
