// Made by `npm run generate` from the descriptions of pages in their folders.
import type { PortalPage } from './page.types.ts';
import { page as apiTokens, personalPage as personalApiTokens } from './pages/api-tokens/page.ts';
import { page as audits } from './pages/audits/page.ts';
import { page as subscriptions } from './pages/billing/page.ts';
import { page as groups } from './pages/groups/page.ts';
import { page as account } from './pages/organization/page.ts';
import { page as privacy } from './pages/privacy/page.ts';
import { page as profile } from './pages/profile/page.ts';
import { page as roles } from './pages/roles/page.ts';
import { page as provisioning } from './pages/scim/page.ts';
import { page as security } from './pages/security/page.ts';
import { page as sso } from './pages/sso/page.ts';
import { page as allAccounts } from './pages/sub-accounts/page.ts';
import { page as usage } from './pages/usage/page.ts';
import { page as users } from './pages/users/page.ts';

/** The pages that exist, in the order of the navigation; each describes itself in the `page.ts` of its folder. */
export const pages: readonly PortalPage[] = [
  profile,
  privacy,
  personalApiTokens,
  account,
  users,
  groups,
  roles,
  sso,
  provisioning,
  allAccounts,
  security,
  audits,
  apiTokens,
  subscriptions,
  usage,
];
