/** Keys of what several pages read. */
export const meKey = ['me'] as const;
export const tenantsKey = ['tenants'] as const;
export const passwordConfigKey = ['password-config'] as const;
