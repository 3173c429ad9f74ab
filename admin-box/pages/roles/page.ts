import type { PortalPage } from '#admin-box/page.types.ts';

declare module '#admin-box/page.types.ts' {
  interface PageFields {
    roles: (typeof fields)[number];
  }
}

const fields = ['name', 'key', 'description', 'isDefault', 'permissions', 'kind', 'updatedAt', 'users'] as const;

export const page: PortalPage = {
  key: 'roles',
  path: 'roles',
  label: 'page.roles',
  icon: 'role',
  group: 'organisation',
  order: 70,
  visibility: 'byPermissions',
  permission: 'fe.secure.read.roles',
  fields,
  load: async () => {
    const { RolesPage, texts } = await import('./roles.page.tsx');
    return { Page: RolesPage, texts };
  },
};
