import { useQueryClient } from '@tanstack/react-query';
import type { TeamUser } from '#shared/contract/users/members.ts';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { UserNameAction } from '#admin-box/kit/user-name/user-name-action.tsx';
import type { UserNameOwner } from '#admin-box/kit/user-name/user-name-owner.ts';
import { useUserNamesOn } from '#admin-box/kit/user-name/use-user-names-on.ts';
import { changeMembers } from '#admin-box/pages/users/members-cache.ts';
import { isDirectoryManaged, nameOf, statusOf } from '#admin-box/pages/users/user.ts';
import { membersKey, userKey } from '#admin-box/pages/users/use-users.ts';

function useOwner(member: TeamUser): UserNameOwner {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  const { id, email, username } = member;
  return {
    id,
    name: nameOf(member),
    email,
    username,
    isOwn: id === user.id,
    show: (shown) => changeMembers(queries, [id], (each) => ({ ...each, username: shown })),
    refetch: async () =>
      (await api.get('/identity/resources/usernames/v1', { query: { userIds: id } })).items[0]?.username,
    settled: () => {
      for (const queryKey of [membersKey, [...userKey, id]]) void queries.invalidateQueries({ queryKey });
    },
  };
}

/** The user's username; empty if usernames are disabled or the user has not joined yet. */
export function UserNameSection({ member }: { member: TeamUser }) {
  const { t } = useTexts();
  const { user, holds } = usePortal();
  const isOn = useUserNamesOn();
  const owner = useOwner(member);
  if (!isOn || statusOf(member) === 'invited') return null;
  const mayChange = holds('fe.secure.write.updateUser') && !user.impersonator && !isDirectoryManaged(member);
  return (
    <ConfigurableField name="username">
      {(viewOnly) => (
        <section data-part="user-name">
          <div data-part="section-head">
            <h3>{t('userName.label')}</h3>
            {mayChange && !viewOnly ? <UserNameAction owner={owner} variant="ghost" give={t('userName.give')} /> : null}
          </div>
          {member.username ? (
            <p>
              <bdi>{member.username}</bdi>
            </p>
          ) : (
            <p css={mutedStyle}>{t('userName.none')}</p>
          )}
        </section>
      )}
    </ConfigurableField>
  );
}
