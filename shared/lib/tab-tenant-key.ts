/** Under this a tab that works in another tenant than its browser's session keeps that tenant (specification, 4.5). */
export const tabTenantKey = 'FRONTEGG_SEPARATE_TABS_BY_TENANT';
