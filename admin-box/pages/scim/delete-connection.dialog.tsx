import { useState } from 'react';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Tiles } from '#shared/ui/tiles/tiles.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useProvider } from './use-provider.ts';
import { useChangeProvisioning } from './use-provisioning.ts';

export interface DeleteConnectionProps {
  connection: DirectoryConfig;
  open: boolean;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}

type Fate = 'keep' | 'remove';

/** What becomes of users and groups, and how many there are. */
function Fates({
  connection,
  fate,
  onChoose,
}: {
  connection: DirectoryConfig;
  fate: Fate;
  onChoose(fate: Fate): void;
}) {
  const { t, list } = useTexts();
  const { tenant } = usePortal();
  const provider = useProvider(connection);
  const { users, groups, held } = connection;
  const what = list([
    t('provisioning.affectedUsers', { count: users }),
    t('provisioning.affectedGroups', { count: groups }),
  ]);
  return (
    <div css={formStyle}>
      <Tiles
        label={t('provisioning.deleteWhat')}
        value={fate}
        onChange={onChoose}
        tiles={[
          { value: 'keep', label: t('provisioning.keepAll'), mark: <Icon name="users" size="sm" /> },
          { value: 'remove', label: t('provisioning.removeAll'), mark: <Icon name="trash" size="sm" /> },
        ]}
      />
      <p role="status">
        {t(fate === 'keep' ? 'provisioning.keepText' : 'provisioning.removeText', { tenant, provider })}{' '}
        {t('provisioning.affected', { what })}
      </p>
      {fate === 'keep' && held > 0 ? (
        <Banner tone="warning">{t('provisioning.deleteHolds', { count: held, tenant })}</Banner>
      ) : null}
    </div>
  );
}

/** Confirmation before a connection is deleted: says what becomes of its users and groups. */
export function DeleteConnectionDialog({ connection, onDeleted, ...dialog }: DeleteConnectionProps) {
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const provider = useProvider(connection);
  const { remove } = useChangeProvisioning();
  const [fate, setFate] = useState<Fate>('keep');
  const { connectionName: name, users, groups } = connection;
  const hasAny = users + groups > 0;
  const onDelete = async (): Promise<boolean> => {
    try {
      await remove(connection, fate === 'remove');
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('provisioning.deleteFailed', { reason: errorText(error) }) });
      return false;
    }
    toasts.show({ title: t('provisioning.deleted') });
    return true;
  };
  return (
    <DeleteDialog
      {...dialog}
      title={t('provisioning.deleteTitle', { name })}
      description={t('provisioning.deleteText', { provider })}
      confirmLabel={t('provisioning.deleteConnection')}
      cancelLabel={t('common.cancel')}
      typeToConfirm={hasAny ? name : undefined}
      onDelete={onDelete}
      onDeleted={() => onDeleted?.()}
    >
      {hasAny ? <Fates connection={connection} fate={fate} onChoose={setFate} /> : null}
    </DeleteDialog>
  );
}
