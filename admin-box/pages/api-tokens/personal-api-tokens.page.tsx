import { portalProfilePrivacy } from '#shared/i18n/en/portal/profile-privacy.ts';
import { portalApiTokens } from '#shared/i18n/en/portal/api-tokens.ts';
import { TokensPage } from './tokens-page.tsx';

/** With those of proving a recent sign-in, which a token without an end asks for. */
export const texts = { ...portalApiTokens, ...portalProfilePrivacy };

/** What programs use to act as the user. */
export function PersonalApiTokensPage() {
  return <TokensPage owner="user" />;
}
