import { TokensPage } from './tokens-page.tsx';

export { portalTokens as texts } from '../../../shared/i18n/en/portal-tokens.ts';

/** What programs act for the organisation with. */
export function ApiTokensPage() {
  return <TokensPage owner="tenant" />;
}
