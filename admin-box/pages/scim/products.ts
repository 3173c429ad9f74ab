/**
 * Directories whose set-up is guided. Names of their fields and pages are given as their consoles show them, in English, in
 * every language of the portal: that is what admins look for.
 */
import type { DirectoryConfig, ScimProduct, ScimSource } from '#shared/contract/scim/scim.ts';

export type ChosenProduct = Exclude<ScimProduct, ''>;

export interface DirectoryProduct {
  /** Empty for any other provider. */
  name: string;
  /** Two letters. */
  mark: string;
  source: ScimSource;
  baseUrl: string;
  token: string;
}

export const products: Readonly<Record<ChosenProduct, DirectoryProduct>> = {
  okta: { name: 'Okta', mark: 'Ok', source: 'okta', baseUrl: 'SCIM connector base URL', token: 'Authorization' },
  entra: {
    name: 'Microsoft Entra ID',
    mark: 'En',
    source: 'azure-ad',
    baseUrl: 'Tenant URL',
    token: 'Secret token',
  },
  onelogin: {
    name: 'OneLogin',
    mark: 'On',
    source: 'other',
    baseUrl: 'SCIM Base URL',
    token: 'SCIM Bearer Token',
  },
  jumpcloud: { name: 'JumpCloud', mark: 'JC', source: 'other', baseUrl: 'Base URL', token: 'Token Key' },
  google: {
    name: 'Google Workspace',
    mark: 'Go',
    source: 'other',
    baseUrl: 'SCIM base URL',
    token: 'Bearer token',
  },
  other: { name: '', mark: '', source: 'other', baseUrl: 'SCIM base URL', token: 'Bearer token' },
};

export const productKeys = Object.keys(products) as ChosenProduct[];

export const keyOf = ({ product }: Pick<DirectoryConfig, 'product'>): ChosenProduct =>
  product === '' ? 'other' : product;

export const productOf = (connection: Pick<DirectoryConfig, 'product'>): DirectoryProduct =>
  products[keyOf(connection)];

/** Whether the console of the product itself sends the requests, and not a connector whose console is not known. */
export const isGuided = (connection: Pick<DirectoryConfig, 'product'>): boolean =>
  !['google', 'other'].includes(keyOf(connection));

/**
 * What is entered as base URL. Without the flag, Microsoft Entra ID sends PATCH requests that RFC 7644 does not know, such as
 * booleans as text (https://learn.microsoft.com/entra/identity/app-provisioning/application-provisioning-config-problem-scim-compatibility).
 */
export const baseUrlFor = (connection: Pick<DirectoryConfig, 'product' | 'baseUrl'>): string =>
  keyOf(connection) === 'entra' ? `${connection.baseUrl}?aadOptscim062020` : connection.baseUrl;
