// Made by `npm run generate` from the catalogues next to it.

/** Titles of pages. They come with the frame, and again with each page's own texts. */
export const portalTitles = {
  'page.account': 'Organization settings',
  'page.allAccounts': 'Sub-accounts',
  'page.apiTokens': 'API tokens',
  'page.audits': 'Audit log',
  'page.groups': 'Groups',
  'page.personalApiTokens': 'Personal API tokens',
  'page.privacy': 'Security & privacy',
  'page.profile': 'Profile',
  'page.provisioning': 'Provisioning',
  'page.roles': 'Roles',
  'page.security': 'Security',
  'page.sso': 'Single sign-on',
  'page.subscriptions': 'Subscription',
  'page.usage': 'Usage',
  'page.users': 'Users',
} as const;
