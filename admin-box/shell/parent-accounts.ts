/** Accounts above a sub-account, as far as the user is a member of them. */
export interface PlacedTenant {
  id: string;
  name: string;
  parentTenantId?: string | undefined;
}

/** @returns the parent accounts of a tenant, the highest first */
export function parentAccounts<T extends PlacedTenant>(tenants: readonly T[], id: string): T[] {
  const byId = new Map(tenants.map((tenant) => [tenant.id, tenant]));
  const above: T[] = [];
  let current = byId.get(id);
  while (current?.parentTenantId !== undefined) {
    current = byId.get(current.parentTenantId);
    // a loop would never end
    if (!current || above.includes(current)) break;
    above.unshift(current);
  }
  return above;
}
