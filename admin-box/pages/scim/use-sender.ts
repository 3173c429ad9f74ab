import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { keyOf, productOf } from './products.ts';

/** Names what sends the requests of a connection, inside of a sentence: Google Workspace needs a connector for that. */
export function useSender(): (connection: Pick<DirectoryConfig, 'product'>) => string {
  const { t } = useTexts();
  return (connection) =>
    keyOf(connection) === 'google'
      ? t('provisioning.yourConnector')
      : productOf(connection).name || t('provisioning.yourProvider');
}
