import { TokensPage } from './tokens-page.tsx';

export { portalTokens as texts } from '../../../shared/i18n/en/portal-tokens.ts';

/** What programs act as the person with. */
export function PersonalApiTokensPage() {
  return <TokensPage owner="person" />;
}
