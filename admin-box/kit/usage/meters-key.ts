/** The meters of a tenant in the cache of queries: their limits are those of its plan. */
export const metersKey = (tenantId: string) => ['usage-meters', tenantId] as const;
