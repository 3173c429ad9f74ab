import type { DirectoryConfig, DirectoryToken } from '#shared/contract/scim/scim.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { RevokeDialog } from './revoke.dialog.tsx';
import { useProvider } from './use-provider.ts';
import { useChangeProvisioning } from './use-provisioning.ts';
import { useTokenName } from './use-token-name.ts';

export interface RevokeTokenProps {
  connection: DirectoryConfig;
  token: DirectoryToken;
  /** Without it the directory can do nothing. */
  isOnly: boolean;
  open: boolean;
  onClose(): void;
}

/** Confirmation before a token ends. */
export function RevokeTokenDialog({ connection, token, isOnly, ...dialog }: RevokeTokenProps) {
  const { t } = useTexts();
  const provider = useProvider(connection);
  const { revokeToken } = useChangeProvisioning();
  const consequences = [t('provisioning.revokeText'), ...(isOnly ? [t('provisioning.revokeLast', { provider })] : [])];
  return (
    <RevokeDialog
      {...dialog}
      title={t('provisioning.revokeTitle', { token: useTokenName()(token) })}
      description={consequences.join(' ')}
      confirmLabel={t('provisioning.revokeConfirm')}
      done={t('provisioning.revoked')}
      revoke={() => revokeToken(connection, token.id)}
    />
  );
}
