import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    account: (typeof fields)[number];
  }
}

const fields = [
  'name',
  'logo',
  'address',
  'applicationUrl',
  'timezone',
  'dateFormat',
  'timeFormat',
  'currency',
  'loginUrl',
  'alias',
  'brand',
  'mode',
] as const;

export const page: PortalPage = {
  key: 'account',
  path: 'account',
  label: 'page.account',
  icon: 'settings',
  group: 'organisation',
  order: 40,
  visibility: 'always',
  permission: 'fe.secure.read.accountSettings',
  fields,
  load: async () => {
    const { AccountPage, texts } = await import('./account.page.tsx');
    return { Page: AccountPage, texts };
  },
};
