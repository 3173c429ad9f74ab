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
  /** Path of menus. */
  place: readonly string[];
  baseUrl: string;
  token: string;
  /** What else has to be chosen there. */
  settings: readonly { label: string; value: string }[];
}

export const products: Readonly<Record<ChosenProduct, DirectoryProduct>> = {
  okta: {
    name: 'Okta',
    mark: 'Ok',
    source: 'okta',
    place: ['Applications', 'Provisioning', 'Integration'],
    baseUrl: 'SCIM connector base URL',
    token: 'HTTP Header: Authorization (Bearer)',
    settings: [
      { label: 'Unique identifier field for users', value: 'userName' },
      { label: 'Authentication Mode', value: 'HTTP Header' },
    ],
  },
  entra: {
    name: 'Microsoft Entra ID',
    mark: 'En',
    source: 'azure-ad',
    place: ['Enterprise applications', 'Provisioning', 'Admin Credentials'],
    baseUrl: 'Tenant URL',
    token: 'Secret Token',
    settings: [{ label: 'Provisioning Mode', value: 'Automatic' }],
  },
  onelogin: {
    name: 'OneLogin',
    mark: 'On',
    source: 'other',
    place: ['Applications', 'SCIM Provisioner with SAML (SCIM v2 Core)', 'Configuration', 'API Connection'],
    baseUrl: 'SCIM Base URL',
    token: 'SCIM Bearer Token',
    settings: [],
  },
  jumpcloud: {
    name: 'JumpCloud',
    mark: 'JC',
    source: 'other',
    place: ['SSO Applications', 'Identity Management', 'SCIM API'],
    baseUrl: 'Base URL',
    token: 'Token Key',
    settings: [{ label: 'SCIM version', value: 'SCIM 2.0' }],
  },
  google: {
    name: 'Google Workspace',
    mark: 'Go',
    source: 'other',
    place: [],
    baseUrl: 'SCIM base URL',
    token: 'Bearer token',
    settings: [],
  },
  other: {
    name: '',
    mark: '',
    source: 'other',
    place: [],
    baseUrl: 'SCIM base URL',
    token: 'Bearer token',
    settings: [{ label: 'Unique identifier', value: 'userName' }],
  },
};

export const productKeys = Object.keys(products) as ChosenProduct[];

export const productOf = ({ product }: Pick<DirectoryConfig, 'product'>): DirectoryProduct =>
  products[product === '' ? 'other' : product];

/** A place in a console, as it is read. */
export const pathOf = (place: readonly string[]): string => place.join(' > ');
