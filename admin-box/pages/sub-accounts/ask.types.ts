import type { SubTenantUser } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Account } from './use-accounts.ts';

/** What an overlay of the page is opened for. */
export type Ask =
  | { kind: 'create'; parent: Account | undefined }
  | { kind: 'edit' | 'delete' | 'people'; account: Account }
  | { kind: 'access'; account: Pick<Account, 'id' | 'name'> }
  | { kind: 'roles' | 'remove'; account: Account; user: SubTenantUser };
