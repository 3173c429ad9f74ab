import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    allAccounts: (typeof fields)[number];
  }
}

const fields = [
  'alias',
  'tenantType',
  'isReseller',
  'subAccountAccessType',
  'creator',
  'users',
  'roles',
  'subAccountAccessAllowed',
  'numberOfUsers',
  'numberOfSubAccounts',
  'createdAt',
  'tenantId',
] as const;

export const page: PortalPage = {
  key: 'allAccounts',
  path: 'all-accounts',
  label: 'page.allAccounts',
  icon: 'building',
  group: 'organisation',
  order: 80,
  visibility: 'byPermissions',
  permission: 'fe.account-hierarchy.read.subAccount',
  fields,
  load: async () => {
    const { AllAccountsPage, texts } = await import('./all-accounts.page.tsx');
    return { Page: AllAccountsPage, texts };
  },
};
