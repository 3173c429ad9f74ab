import type { HeldUser } from '#shared/contract/scim/scim-holds.ts';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useProvider } from '#admin-box/pages/scim/use-provider.ts';
import { useDecide, type Decision } from './use-holds.ts';

export interface DecideProps {
  connection: DirectoryConfig;
  decision: Decision;
  users: readonly HeldUser[];
  open: boolean;
  onClose(): void;
  onDecided(): void;
}

/** Most users whose names are read before a decision; of more the table shows who they are. */
const mostNamed = 5;

/** Each act in its own words: the directory may have asked for deactivations, deletions or both. */
function useWords({ connection, decision, users }: Pick<DecideProps, 'connection' | 'decision' | 'users'>) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const provider = useProvider(connection);
  const count = users.length;
  const deletions = users.filter(({ operation }) => operation === 'deletion').length;
  const deactivations = count - deletions;
  if (decision === 'discard')
    return {
      title: t('provisioning.keepTitle', { count }),
      description: t('provisioning.keepHeldText', { tenant, provider }),
      confirmLabel: t('provisioning.keepConfirm', { count }),
      done: (decided: number) => t('provisioning.kept', { count: decided }),
    };
  const deactivate = {
    title: t('provisioning.deactivateTitle', { count: deactivations }),
    description: t('provisioning.deactivateText', { tenant, provider }),
    confirmLabel: t('provisioning.deactivateConfirm', { count }),
    done: (decided: number) => t('provisioning.deactivated', { count: decided }),
  };
  if (deletions === 0) return deactivate;
  const remove = {
    title: t('provisioning.deleteHeldTitle', { count: deletions }),
    description: t('provisioning.deleteHeldText', { tenant }),
    confirmLabel: t('provisioning.deleteHeldConfirm', { count }),
    done: (decided: number) => t('provisioning.deletedHeld', { count: decided }),
  };
  if (deactivations === 0) return remove;
  return {
    title: `${deactivate.title} ${remove.title}`,
    description: `${deactivate.description} ${remove.description}`,
    confirmLabel: t('provisioning.approveConfirm', { count }),
    done: (decided: number) => t('provisioning.approved', { count: decided }),
  };
}

/** Confirmation before users are removed or kept: names how many, who they are, and what becomes of them. */
export function DecideDialog({ connection, decision, users, onDecided, ...dialog }: DecideProps) {
  const { t, errorText, list } = useTexts();
  const toasts = useToasts();
  const { done, ...words } = useWords({ connection, decision, users });
  const decide = useDecide(connection.id);
  const isRemoval = decision === 'allow';
  const count = users.length;
  const onConfirm = async (): Promise<boolean> => {
    try {
      const decided = await decide(decision, users);
      const others = count - decided;
      const told = [
        ...(decided > 0 ? [done(decided)] : []),
        ...(others > 0 ? [t('provisioning.decidedElsewhere', { count: others })] : []),
      ];
      toasts.show({ tone: decided > 0 ? 'success' : 'neutral', title: told.join(' ') });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: t('provisioning.changeFailed', { reason: errorText(error) }) });
      return false;
    }
  };
  return (
    <DeleteDialog
      {...dialog}
      {...words}
      tone={isRemoval ? 'danger' : 'primary'}
      cancelLabel={t('common.cancel')}
      typeToConfirm={isRemoval && count > 1 ? String(count) : undefined}
      onDelete={onConfirm}
      onDeleted={onDecided}
    >
      {count <= mostNamed ? <p>{list(users.map(({ name, email }) => name || email))}</p> : null}
    </DeleteDialog>
  );
}
