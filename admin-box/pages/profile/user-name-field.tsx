import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/entities.ts';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { meKey } from '#admin-box/data/keys.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { UserNameAction } from '#admin-box/kit/user-name/user-name-action.tsx';
import type { UserNameOwner } from '#admin-box/kit/user-name/user-name-owner.ts';
import { useUserNamesOn } from '#admin-box/kit/user-name/use-user-names-on.ts';
import { emailStyle } from './profile.styles.ts';
import { meQuery } from './use-profile.ts';

function useOwner({ id, name, email, username }: User): UserNameOwner {
  const { api } = usePortal();
  const queries = useQueryClient();
  const showName = (shown: string | undefined): void =>
    void queries.setQueryData<User>(meKey, (me) => me && { ...me, username: shown });
  return {
    id,
    name,
    email,
    username,
    isOwn: true,
    show(shown) {
      showName(shown);
      return () => showName(username);
    },
    refetch: async () => (await queries.fetchQuery({ ...meQuery(api), staleTime: 0 })).username,
    settled: () => void queries.invalidateQueries({ queryKey: meKey }),
  };
}

/** The user's own username. Read-only without the permission to manage users: an admin sets it. */
export function UserNameField({ me, mayChange }: { me: User; mayChange: boolean }) {
  const { t } = useTexts();
  const { user, holds } = usePortal();
  const isOn = useUserNamesOn();
  const owner = useOwner(me);
  const changes = mayChange && !user.impersonator && holds('fe.secure.write.updateUser');
  if (!isOn || (!me.username && !changes)) return null;
  const hint = me.email === '' ? t('userName.ownHintAlone') : t(changes ? 'userName.ownHint' : 'userName.byAdmin');
  return (
    <div css={emailStyle} data-part="user-name">
      <TextField
        label={t('userName.label')}
        hint={hint}
        dir="ltr"
        readOnly
        value={me.username ?? ''}
        placeholder={t('userName.none')}
      />
      {changes ? <UserNameAction owner={owner} give={t('userName.choose')} /> : null}
    </div>
  );
}
