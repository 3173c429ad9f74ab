import { pageRules } from './page-rules.ts';
import type { PortalPage } from './page.types.ts';

/** The pages that exist, in the order of the navigation. A page is a row here, its folder, and its strings. */
export const pages: readonly PortalPage[] = [
  {
    ...pageRules.profile,
    key: 'profile',
    path: 'profile',
    label: 'page.profile',
    icon: 'person',
    group: 'own',
    load: async () => ({ Page: (await import('./pages/profile/profile.page.tsx')).ProfilePage }),
  },
  {
    ...pageRules.privacy,
    key: 'privacy',
    path: 'privacy',
    label: 'page.privacy',
    icon: 'lock',
    group: 'own',
    load: async () => ({ Page: (await import('./pages/privacy/privacy.page.tsx')).PrivacyPage }),
  },
  {
    ...pageRules.users,
    key: 'users',
    path: 'users',
    label: 'page.users',
    icon: 'users',
    group: 'organisation',
    load: async () => ({ Page: (await import('./pages/users/users.page.tsx')).UsersPage }),
  },
  {
    ...pageRules.groups,
    key: 'groups',
    path: 'groups',
    label: 'page.groups',
    icon: 'group',
    group: 'organisation',
    load: async () => ({ Page: (await import('./pages/groups/groups.page.tsx')).GroupsPage }),
  },
  {
    ...pageRules.roles,
    key: 'roles',
    path: 'roles',
    label: 'page.roles',
    icon: 'role',
    group: 'organisation',
    load: async () => ({ Page: (await import('./pages/roles/roles.page.tsx')).RolesPage }),
  },
];
