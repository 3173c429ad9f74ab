/** The form of an account, and what of it is sent. */
import type { TenantType } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { Account } from './use-accounts.ts';

export const tenantTypes = [
  'customer',
  'reseller',
  'headquarter',
  'test',
  'spam',
] as const satisfies readonly TenantType[];

export interface AccountValues {
  name: string;
  alias: string;
  tenantType: TenantType;
  isReseller: boolean;
  creatorEmail: string;
  creatorName: string;
}

export const noAccount: AccountValues = {
  name: '',
  alias: '',
  tenantType: 'customer',
  isReseller: false,
  creatorEmail: '',
  creatorName: '',
};

export function valuesOf({ name, alias = '', tenantType, isReseller }: Account): AccountValues {
  return { ...noAccount, name, alias, tenantType, isReseller };
}

export const isAlias = (text: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(text.trim().toLowerCase());

export function newAccountOf(
  { name, alias, tenantType, isReseller, creatorEmail, creatorName }: AccountValues,
  parentTenantId: string | undefined,
) {
  return {
    name: name.trim(),
    tenantType,
    isReseller,
    ...(parentTenantId !== undefined && { parentTenantId }),
    ...(alias.trim() && { alias: alias.trim() }),
    ...(creatorEmail.trim() && { creatorEmail: creatorEmail.trim() }),
    ...(creatorEmail.trim() && creatorName.trim() && { creatorName: creatorName.trim() }),
  };
}

export function changesOf(before: AccountValues, after: AccountValues) {
  const [name, alias] = [after.name.trim(), after.alias.trim()];
  return {
    ...(name !== before.name && { name }),
    ...(alias !== before.alias && { alias: alias || null }),
    ...(after.tenantType !== before.tenantType && { tenantType: after.tenantType }),
  };
}

/** The values that the form started with; the server rejects the change if another user has changed them since. */
export function asReadOf({ name, alias, tenantType }: AccountValues) {
  return { name, alias: alias || null, tenantType };
}
