import type { Destruction } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useDestruction } from './use-accounts.ts';
import type { Account } from './use-accounts.ts';
import { useChangeAccounts } from './use-change-accounts.ts';

/** Lists what is deleted with the account; empty categories are omitted. */
function Consequences({ accounts, people, peopleDeleted, groups, roles, tokens, sessions }: Destruction) {
  const { t } = useTexts();
  const lines = [
    accounts > 1 && t('accounts.deleteAccounts', { count: accounts - 1 }),
    people > 0 && t('accounts.deletePeople', { count: people }),
    peopleDeleted > 0 && t('accounts.deleteWholly', { count: peopleDeleted }),
    groups > 0 && t('accounts.deleteGroups', { count: groups }),
    roles > 0 && t('accounts.deleteRoles', { count: roles }),
    tokens > 0 && t('accounts.deleteTokens', { count: tokens }),
    sessions > 0 && t('accounts.deleteSessions', { count: sessions }),
  ].filter((line) => line !== false);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Confirmation before an account is deleted: counts what is deleted with it, and requires typing its name. */
export function DeleteAccountDialog({
  account,
  ...dialog
}: {
  account: Account;
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t, errorText } = useTexts();
  const question = useQuestion();
  const { remove } = useChangeAccounts();
  const { data, error } = useDestruction(account.id);
  const { name } = account;
  return (
    <DeleteDialog
      {...dialog}
      title={question('accounts.deleteTitle', { name })}
      description={t('accounts.deleteText')}
      confirmLabel={t('accounts.deleteAction', { name })}
      cancelLabel={t('accounts.deleteKeep', { name })}
      loadingLabel={t('accounts.deleting')}
      typeToConfirm={name.trim()}
      typeLabel={t('accounts.deleteType')}
      onDelete={() => remove(account)}
    >
      {data ? (
        <Consequences {...data} />
      ) : error ? (
        <Banner tone="danger">{errorText(error)}</Banner>
      ) : (
        <p css={mutedStyle}>{t('accounts.deleteCounting')}</p>
      )}
    </DeleteDialog>
  );
}
