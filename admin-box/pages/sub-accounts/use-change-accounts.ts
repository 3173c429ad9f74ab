/** Changes to accounts and their users. Each shows its result as a toast, and reloads the page's data. */
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { SubAccountAccessType } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { tenantsKey } from '#admin-box/data/keys.ts';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { switchTenant } from '#admin-box/session/switch-tenant.ts';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { accountsKey } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';

const path = '/tenants/resources/sub-tenants/v1/{tenantId}';
const accessPath = '/identity/resources/sub-tenants/users/v1/{userId}/access';
type NewAccount = NonNullable<BodyOf<PorticoContract['POST /tenants/resources/sub-tenants/v1']>>;
type AccountChanges = NonNullable<BodyOf<PorticoContract['PATCH /tenants/resources/sub-tenants/v1/{tenantId}']>>;

/** Runs a change, then reloads the page's data whether it succeeded or not. */
export function useChange() {
  const queries = useQueryClient();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } finally {
      void queries.invalidateQueries({ queryKey: accountsKey });
      void queries.invalidateQueries({ queryKey: tenantsKey });
    }
  };
}

export function useChangeAccounts() {
  const { api, user } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const change = useChange();
  /** Whether a member of an account may go into the accounts below it. */
  const allow = (userId: string, tenantId: string, allowAccess: boolean) =>
    api.put(accessPath, { allowAccess, tenantId }, { params: { userId } });

  /** @returns whether it was done */
  async function runWithToast(name: string, done: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await change(work);
      toasts.show({ title: done });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: `${t('accounts.reverted', { name })} ${errorText(error)}` });
      return false;
    }
  }

  return {
    /** @param withAccess the creator may go into the sub-accounts of their own account, this one among them */
    async create(account: NewAccount, withAccess: boolean): Promise<void> {
      await change(() => api.post('/tenants/resources/sub-tenants/v1', account));
      toasts.show({ title: t('accounts.made', { name: account.name }) });
      if (!withAccess) return;
      // the account exists even if this fails
      await change(() => allow(user.id, user.tenantId, true)).catch((error: unknown) =>
        toasts.show({ tone: 'danger', title: errorText(error) }),
      );
    },
    async update({ id, name }: Account, changes: AccountChanges): Promise<void> {
      await change(() => api.patch(path, changes, { params: { tenantId: id } }));
      toasts.show({ title: t('accounts.saved', { name: changes.name ?? name }) });
    },
    async setAccess(
      { id, name }: Pick<Account, 'id' | 'name'>,
      subAccountAccessType: SubAccountAccessType,
      asRead: SubAccountAccessType,
    ): Promise<void> {
      await change(() =>
        api.put(
          `${path}/hierarchy-settings`,
          { subAccountAccessType, asRead: { subAccountAccessType: asRead } },
          { params: { tenantId: id } },
        ),
      );
      toasts.show({ title: t('accounts.accessSaved', { name }) });
    },
    /** Saved one by one: changes made before a failure stay. @param done called with each saved change */
    async setSubAccountAccess(
      { id, name }: Pick<Account, 'id' | 'name'>,
      decisions: ReadonlyMap<string, boolean>,
      done: (userId: string) => void,
    ): Promise<void> {
      await change(async () => {
        for (const [userId, allowAccess] of decisions) {
          await allow(userId, id, allowAccess);
          done(userId);
        }
      });
      toasts.show({ title: t('accounts.accessSaved', { name }) });
    },
    setManagement: ({ id, name }: Account, isReseller: boolean) =>
      runWithToast(name, t(isReseller ? 'accounts.holdsNow' : 'accounts.holdsNoMore', { name }), () =>
        api.put(`${path}/management`, { isReseller }, { params: { tenantId: id } }),
      ),
    remove: ({ id, name }: Account) =>
      runWithToast(name, t('accounts.deleted', { name }), () =>
        api.delete(path, undefined, { params: { tenantId: id } }),
      ),
    runWithToast,
  };
}

/**
 * Switches into an account, unless unsaved changes keep the user here. Clears the previous account's data from memory.
 */
export function useEnterAccount(): (account: Account) => void {
  const { api, session } = usePortal();
  const { t, errorText } = useTexts();
  const router = useRouter();
  const queries = useQueryClient();
  const toasts = useToasts();
  const enter = async ({ id, name }: Account): Promise<void> => {
    try {
      await switchTenant({ api, session }, id);
      // the account may hold no others, so that this page has nothing to show there
      router.go({ page: 'users', query: {} });
      await queries.resetQueries();
      toasts.show({ title: t('accounts.entered', { name }) });
    } catch (error) {
      // the account exists, since it is in the list: the user has no access to it
      const isClosed = errorCodeOf(error) === 'tenant-not-found';
      toasts.show({ tone: 'danger', title: isClosed ? t('accounts.notLetIn', { name }) : errorText(error) });
    }
  };
  return (account) => router.leave(() => void enter(account));
}
