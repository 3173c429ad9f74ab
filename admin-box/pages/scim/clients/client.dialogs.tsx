import { useState } from 'react';
import type { DirectoryClient, NewDirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { ConfirmCreateDialog } from '#admin-box/pages/scim/confirm-create.dialog.tsx';
import { RevokeDialog } from '#admin-box/pages/scim/revoke.dialog.tsx';
import { SecretDialog } from '#admin-box/pages/scim/secret.dialog.tsx';
import { useProvider } from '#admin-box/pages/scim/use-provider.ts';
import { clientName, useChangeClients } from './use-clients.ts';

interface DialogProps {
  connection: DirectoryConfig;
  open: boolean;
  onClose(): void;
}

/** The server ignores scopes; directories whose form requires one get this. */
const anyScope = 'scim';

function NewClient({ connection, client, ...dialog }: DialogProps & { client: NewDirectoryClient }) {
  const { t } = useTexts();
  const provider = useProvider(connection);
  return (
    <SecretDialog
      {...dialog}
      kind="clientSecret"
      secret={client.clientSecret}
      title={t('provisioning.newClientTitle', { name: connection.connectionName })}
    >
      <CopyField label={t('provisioning.clientId')} value={client.clientId} />
      <CopyField label={t('provisioning.clientSecret')} value={client.clientSecret} />
      <CopyField label={t('provisioning.tokenUrl')} value={client.tokenUrl} />
      <CopyField label={t('provisioning.scope')} value={anyScope} hint={t('provisioning.scopeHint', { provider })} />
    </SecretDialog>
  );
}

/** Creates a client beside the one that is in use; of three the oldest ends, which is said before. */
export function NewClientDialog({ clients, ...dialog }: DialogProps & { clients: readonly DirectoryClient[] }) {
  const { t } = useTexts();
  const provider = useProvider(dialog.connection);
  const { create } = useChangeClients(dialog.connection.id);
  const { busy, failure, run } = useAction();
  const [made, setMade] = useState<NewDirectoryClient>();
  if (made) return <NewClient {...dialog} client={made} />;
  const [oldest, second] = clients;
  return (
    <ConfirmCreateDialog
      open={dialog.open}
      onClose={dialog.onClose}
      title={t(second ? 'provisioning.replaceClientTitle' : 'provisioning.addClientTitle')}
      description={
        oldest && second
          ? t('provisioning.replaceClientText', { client: clientName(oldest) })
          : t('provisioning.addClientText', { provider })
      }
      confirmLabel={t('provisioning.addClient')}
      busy={busy}
      failure={failure}
      onCreate={() => void run(async () => setMade(await create()))}
    />
  );
}

/** Confirmation before a client ends. */
export function RevokeClientDialog({ connection, client, ...dialog }: DialogProps & { client: DirectoryClient }) {
  const { t } = useTexts();
  const { revoke } = useChangeClients(connection.id);
  return (
    <RevokeDialog
      {...dialog}
      title={t('provisioning.revokeClientTitle', { client: clientName(client) })}
      description={t('provisioning.revokeClientText')}
      confirmLabel={t('provisioning.revokeClientConfirm')}
      done={t('provisioning.clientRevoked')}
      revoke={() => revoke(client.clientId)}
    />
  );
}
