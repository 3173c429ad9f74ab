/** Every endpoint of the server. */
import { authContract } from './auth.ts';
import { companySignInContract } from './company-sign-in.ts';
import { entitlementsContract } from './entitlements.ts';
import { environmentContract } from './environment.ts';
import { groupsContract } from './groups.ts';
import { membersContract } from './members.ts';
import { metadataContract } from './metadata.ts';
import { mfaContract, mfaSignInContract } from './mfa.ts';
import { oauthContract } from './oauth.ts';
import { passwordlessContract } from './passwordless.ts';
import { phonesContract } from './phones.ts';
import { profileContract } from './profile.ts';
import { securityPoliciesContract } from './security-policies.ts';
import { rolesContract } from './roles.ts';
import { captchaContract } from './captcha.ts';
import { impersonationContract } from './impersonation.ts';
import { sessionsContract } from './sessions.ts';
import { socialContract } from './social.ts';
import { webauthnContract } from './webauthn.ts';
import { usersContract } from './users.ts';

export const contract = {
  ...oauthContract,
  ...authContract,
  ...mfaSignInContract,
  ...mfaContract,
  ...passwordlessContract,
  ...phonesContract,
  ...profileContract,
  ...usersContract,
  ...membersContract,
  ...rolesContract,
  ...groupsContract,
  ...metadataContract,
  ...entitlementsContract,
  ...environmentContract,
  ...socialContract,
  ...companySignInContract,
  ...webauthnContract,
  ...securityPoliciesContract,
  ...sessionsContract,
  ...captchaContract,
  ...impersonationContract,
};

export type PorticoContract = typeof contract;
