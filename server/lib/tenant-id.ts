/** What can be the id of a tenant, as the contract has it: asked before an id reaches a query. */
export { isTenantId } from '#shared/contract/tenant-id.ts';
