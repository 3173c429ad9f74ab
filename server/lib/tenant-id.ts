/** Validity of a tenant ID as defined by the contract: checked before an ID reaches a query. */
export { isTenantId } from '#shared/contract/tenant-id.ts';
