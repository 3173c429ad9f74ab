import { pageRules } from './page-rules.ts';
import type { PortalPage } from './page.types.ts';

/** The pages that exist, in the order of the navigation. A page is a row here, its folder, and its texts, which its chunk brings. */
export const pages: readonly PortalPage[] = [
  {
    ...pageRules.profile,
    key: 'profile',
    path: 'profile',
    label: 'page.profile',
    icon: 'person',
    group: 'own',
    load: async () => {
      const { ProfilePage, texts } = await import('./pages/profile/profile.page.tsx');
      return { Page: ProfilePage, texts };
    },
  },
  {
    ...pageRules.privacy,
    key: 'privacy',
    path: 'privacy',
    label: 'page.privacy',
    icon: 'lock',
    group: 'own',
    load: async () => {
      const { PrivacyPage, texts } = await import('./pages/privacy/privacy.page.tsx');
      return { Page: PrivacyPage, texts };
    },
  },
  {
    ...pageRules.personalApiTokens,
    key: 'personalApiTokens',
    path: 'personal-api-tokens',
    label: 'page.personalApiTokens',
    icon: 'token',
    group: 'own',
    load: async () => {
      const { PersonalApiTokensPage, texts } = await import('./pages/api-tokens/personal-api-tokens.page.tsx');
      return { Page: PersonalApiTokensPage, texts };
    },
  },
  {
    ...pageRules.users,
    key: 'users',
    path: 'users',
    label: 'page.users',
    icon: 'users',
    group: 'organisation',
    load: async () => {
      const { UsersPage, texts } = await import('./pages/users/users.page.tsx');
      return { Page: UsersPage, texts };
    },
  },
  {
    ...pageRules.groups,
    key: 'groups',
    path: 'groups',
    label: 'page.groups',
    icon: 'group',
    group: 'organisation',
    load: async () => {
      const { GroupsPage, texts } = await import('./pages/groups/groups.page.tsx');
      return { Page: GroupsPage, texts };
    },
  },
  {
    ...pageRules.roles,
    key: 'roles',
    path: 'roles',
    label: 'page.roles',
    icon: 'role',
    group: 'organisation',
    load: async () => {
      const { RolesPage, texts } = await import('./pages/roles/roles.page.tsx');
      return { Page: RolesPage, texts };
    },
  },
  {
    ...pageRules.account,
    key: 'account',
    path: 'account',
    label: 'page.account',
    icon: 'settings',
    group: 'organisation',
    load: async () => {
      const { AccountPage, texts } = await import('./pages/account/account.page.tsx');
      return { Page: AccountPage, texts };
    },
  },
  {
    ...pageRules.allAccounts,
    key: 'allAccounts',
    path: 'all-accounts',
    label: 'page.allAccounts',
    icon: 'building',
    group: 'organisation',
    load: async () => {
      const { AllAccountsPage, texts } = await import('./pages/all-accounts/all-accounts.page.tsx');
      return { Page: AllAccountsPage, texts };
    },
  },
  {
    ...pageRules.usage,
    key: 'usage',
    path: 'usage',
    label: 'page.usage',
    icon: 'chart',
    group: 'organisation',
    load: async () => {
      const { UsagePage, texts } = await import('./pages/usage/usage.page.tsx');
      return { Page: UsagePage, texts };
    },
  },
  {
    ...pageRules.apiTokens,
    key: 'apiTokens',
    path: 'api-tokens',
    label: 'page.apiTokens',
    icon: 'token',
    group: 'developers',
    load: async () => {
      const { ApiTokensPage, texts } = await import('./pages/api-tokens/api-tokens.page.tsx');
      return { Page: ApiTokensPage, texts };
    },
  },
];
