import type { TeamUser } from '#shared/contract/users/members.ts';
import { isolated } from '#shared/lib/names.ts';
import { DeleteDialog } from '#admin-box/kit/forms/delete.dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { isDirectoryManaged, nameOf } from '#admin-box/pages/users/user.ts';
import { useChangeUsers } from './use-change-users.ts';

export interface RemoveUsersProps {
  people: readonly TeamUser[];
  open: boolean;
  onClose(): void;
  /** Called after removal, except for users whom the server did not remove. */
  onDeleted(): void;
}

/** More names than these would make the question unreadable. */
const mostNames = 5;

function textsFor(
  { t, list, question }: Texts & { question: Texts['t'] },
  people: readonly TeamUser[],
  tenant: string,
) {
  const [first] = people;
  const count = people.length;
  if (count === 1 && first) {
    const name = nameOf(first);
    return {
      title: question('users.removeTitle', { name, tenant }),
      text: question('users.removeText', { name, tenant }),
      confirm: t('users.removeAction', { name }),
      keep: t('users.removeKeep', { name }),
    };
  }
  const shown = people.slice(0, mostNames).map(nameOf);
  const names = list(count > mostNames ? [...shown, t('users.others', { count: count - mostNames })] : shown);
  return {
    title: question('bulk.removeTitle', { count, tenant }),
    text: t('bulk.removeText', { names, tenant: isolated(tenant) }),
    confirm: t('bulk.removeAction', { count }),
    keep: t('bulk.removeKeep', { count }),
  };
}

/** The last question before people lose their place in the tenant. */
export function RemoveUsersDialog({ people, ...dialog }: RemoveUsersProps) {
  const texts = useTexts();
  const question = useQuestion();
  const { tenant } = usePortal();
  const change = useChangeUsers();
  const dialogTexts = textsFor({ ...texts, question }, people, tenant);
  return (
    <DeleteDialog
      {...dialog}
      title={dialogTexts.title}
      description={
        people.some(isDirectoryManaged) ? `${dialogTexts.text} ${texts.t('users.removeManaged')}` : dialogTexts.text
      }
      confirmLabel={dialogTexts.confirm}
      cancelLabel={dialogTexts.keep}
      loadingLabel={texts.t('users.removing')}
      onDelete={async () => (await change('remove', people)).done.length > 0}
    />
  );
}
