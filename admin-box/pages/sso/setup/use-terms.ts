import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { protocolOf, termsOf } from '#admin-box/pages/sso/connection-facts.ts';

/** The words of a connection's provider; `provider` names it inside of a sentence. */
export function useTerms(connection: SsoConfig) {
  const { t } = useTexts();
  const terms = termsOf(connection);
  return { ...terms, protocol: protocolOf(connection), provider: terms.name || t('sso.yourProvider') };
}

/** A path of menus, as it is read. */
export const pathOf = (place: readonly string[]): string => place.join(' > ');
