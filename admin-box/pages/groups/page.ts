import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    groups: (typeof fields)[number];
  }
}

const fields = ['name', 'description', 'color', 'users', 'roles', 'metadata', 'usersCount', 'createdAt'] as const;

export const page: PortalPage = {
  key: 'groups',
  path: 'groups',
  label: 'page.groups',
  icon: 'group',
  group: 'organisation',
  order: 60,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.groups',
  fields,
  load: async () => {
    const { GroupsPage, texts } = await import('./groups.page.tsx');
    return { Page: GroupsPage, texts };
  },
};
