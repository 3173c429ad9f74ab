import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { productOf } from './connection-facts.ts';
import { products } from './products.ts';

/** Names a connection by its provider's product; of any other provider, by its host. */
export function useProviderName(): (connection: Pick<SsoConfig, 'product' | 'ssoEndpoint'>) => string {
  const { t } = useTexts();
  return (connection) =>
    products[productOf(connection)].name || URL.parse(connection.ssoEndpoint)?.host || t('sso.otherProvider');
}
