import { useState } from 'react';
import type { DirectoryConfig, DirectoryToken } from '#shared/contract/scim/scim.ts';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { ConfirmCreateDialog } from './confirm-create.dialog.tsx';
import { productOf } from './products.ts';
import { SecretDialog } from './secret.dialog.tsx';
import { useProvider } from './use-provider.ts';
import { useChangeProvisioning } from './use-provisioning.ts';
import { useTokenName } from './use-token-name.ts';

export interface NewTokenProps {
  connection: DirectoryConfig;
  /** Valid ones, the oldest first. */
  tokens: readonly DirectoryToken[];
  open: boolean;
  onClose(): void;
}

/** Why another token, or what it replaces. */
function useQuestion({ connection, tokens: [oldest, second] }: Pick<NewTokenProps, 'connection' | 'tokens'>) {
  const { t } = useTexts();
  const provider = useProvider(connection);
  const nameOf = useTokenName();
  if (oldest && second)
    return {
      title: t('provisioning.replaceTitle'),
      description: t('provisioning.replaceText', { token: nameOf(oldest) }),
    };
  if (oldest)
    return { title: t('provisioning.addTokenTitle'), description: t('provisioning.addTokenText', { provider }) };
  return { title: t('provisioning.addToken'), description: t('provisioning.addTokenFirst', { provider }) };
}

/**
 * Creates a token beside the one that is in use; of three the oldest ends, which is said before. Then it is shown once, and
 * only an explicit confirmation closes the dialog.
 */
export function NewTokenDialog({ connection, tokens, open, onClose }: NewTokenProps) {
  const { t } = useTexts();
  const { addToken } = useChangeProvisioning();
  const { busy, failure, run } = useAction();
  const [token, setToken] = useState<string>();
  const question = useQuestion({ connection, tokens });
  const create = () =>
    run(async () => {
      setToken((await addToken(connection)).token);
    });
  if (token !== undefined)
    return (
      <SecretDialog
        open={open}
        onClose={onClose}
        kind="token"
        secret={token}
        title={t('provisioning.newTokenTitle', { name: connection.connectionName })}
      >
        <CopyField label={productOf(connection).token} value={token} />
      </SecretDialog>
    );
  return (
    <ConfirmCreateDialog
      {...question}
      open={open}
      confirmLabel={t('provisioning.addToken')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onCreate={() => void create()}
    />
  );
}
