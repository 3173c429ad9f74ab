import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    users: (typeof fields)[number];
  }
}

const fields = [
  'name',
  'username',
  'phone',
  'roles',
  'groups',
  'applications',
  'temporaryExpirationDate',
  'joinedAt',
  'lastSeen',
  'managedBy',
  'sessions',
  'secondStep',
  'activity',
] as const;

export const page: PortalPage = {
  key: 'users',
  path: 'users',
  label: 'page.users',
  icon: 'users',
  group: 'organisation',
  order: 50,
  visibility: 'always',
  permission: 'fe.secure.read.users',
  fields,
  load: async () => {
    const { UsersPage, texts } = await import('./users.page.tsx');
    return { Page: UsersPage, texts };
  },
};
