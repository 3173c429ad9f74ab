import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { productOf } from './products.ts';

/** Names the directory of a connection inside of a sentence. */
export function useProvider(connection: Pick<DirectoryConfig, 'product'>): string {
  const { t } = useTexts();
  return productOf(connection).name || t('provisioning.yourProvider');
}
