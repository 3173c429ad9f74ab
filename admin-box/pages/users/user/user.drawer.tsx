import type { TeamUser } from '#shared/contract/users/members.ts';
import { brief } from '#shared/lib/names.ts';
import { formatDateTime, formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { actionsFor } from '#admin-box/pages/users/user-rights.ts';
import type { UserAction } from '#admin-box/pages/users/user-rights.ts';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { UserAccess } from './user-access.tsx';
import { UserEvents } from './user-events.tsx';
import { UserReset } from '#admin-box/pages/users/resets/user-reset.tsx';
import { UserNameSection } from './user-name.tsx';
import { UserState } from './user-status.tsx';
import { isDirectoryManaged, nameOf, statusOf } from '#admin-box/pages/users/user.ts';
import { useRightsHolder } from '#admin-box/pages/users/use-rights-holder.ts';
import { ExpandableNames } from '#admin-box/kit/list/expandable-list.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { drawerStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';

export interface UserDrawerProps {
  member: TeamUser;
  open: boolean;
  onClose(): void;
  onAction(action: UserAction, member: TeamUser): void;
}

/** What is not as usual, what follows from it, and what ends it; `onUnlock` is absent without the permission. */
function StateBanner({ member, onUnlock }: { member: TeamUser; onUnlock: (() => void) | undefined }) {
  const { t, locale } = useTexts();
  const { tenant } = usePortal();
  const status = statusOf(member);
  if (status === 'active') return null;
  if (status === 'locked')
    return (
      <Banner
        tone="danger"
        icon={<Icon name="lock" />}
        actions={
          onUnlock ? (
            <Button variant="primary" size="sm" onClick={onUnlock}>
              {t('users.unlock')}
            </Button>
          ) : undefined
        }
      >
        {member.lockedUntil === undefined ? null : (
          <strong>
            {t('user.lockedUntil', { until: formatTimeOrDateTime(member.lockedUntil, Date.now(), { locale }) })}{' '}
          </strong>
        )}
        {t('user.lockedText')}
      </Banner>
    );
  if (status === 'expired')
    return (
      <Banner tone="neutral" icon={<Icon name="off" />}>
        {t('limit.endedText', { name: nameOf(member), tenant })}
      </Banner>
    );
  if (status === 'invited')
    return (
      <Banner tone="info" icon={<Icon name="mail" />}>
        {t('user.invitedText')}
      </Banner>
    );
  return (
    <Banner tone="neutral" icon={<Icon name="off" />}>
      {t('user.disabledText', { tenant })}
    </Banner>
  );
}

/** Which directory, for those who may read its connection. */
function Directory({ member: { directory } }: { member: TeamUser }) {
  const { t } = useTexts();
  return (
    <>
      {t('users.managedDirectory')}
      {directory ? (
        <>
          {' · '}
          <bdi>{directory.name}</bdi>
        </>
      ) : null}
    </>
  );
}

function Details({ member }: { member: TeamUser }) {
  const { t, locale } = useTexts();
  const shown = useFieldVisibility();
  const now = Date.now();
  const seenLabels = { never: t('common.never'), now: t('common.now'), locale };
  return (
    <DataList
      items={[
        { term: t('user.status'), value: <UserState member={member} /> },
        ...(shown('managedBy')
          ? [
              {
                term: t('users.managedBy'),
                value: isDirectoryManaged(member) ? <Directory member={member} /> : t('users.managedHere'),
              },
            ]
          : []),
        ...(member.phone && shown('phone') ? [{ term: t('user.phone'), value: <bdi>{member.phone}</bdi> }] : []),
        ...(shown('lastSeen')
          ? [{ term: t('user.lastSeen'), value: formatRelativeTime(member.lastLogin, now, seenLabels) }]
          : []),
        ...(shown('joinedAt') ? [{ term: t('user.joined'), value: formatDay(member.createdAt, now, locale) }] : []),
        ...(member.temporaryExpirationDate && shown('temporaryExpirationDate')
          ? [{ term: t('limit.ends'), value: formatDateTime(member.temporaryExpirationDate, { locale }) }]
          : []),
        { term: t('user.id'), value: <CopyText text={member.id} /> },
      ]}
    />
  );
}

/** A list of names under a heading, with an edit button; `onEdit` is absent without the permission. */
function Names({
  title,
  names,
  none,
  edit,
  onEdit,
}: {
  title: string;
  names: string[];
  none: string;
  edit: string;
  onEdit: (() => void) | undefined;
}) {
  return (
    <section>
      <div data-part="section-head">
        <h3>{title}</h3>
        {onEdit ? (
          <Button variant="ghost" size="sm" onClick={onEdit}>
            {edit}
          </Button>
        ) : null}
      </div>
      <ExpandableNames names={names} none={none} />
    </section>
  );
}

/** What support does for a user who cannot sign in, or to see what they see. */
function UserSupport({
  actions,
  onAction,
}: {
  actions: readonly UserAction[];
  onAction(action: UserAction): (() => void) | undefined;
}) {
  const { t } = useTexts();
  const offered = (['resetPassword', 'impersonate'] as const).filter((action) => actions.includes(action));
  if (offered.length === 0) return null;
  return (
    <div css={buttonsStyle} data-part="support">
      {offered.map((action) => (
        <Button key={action} size="sm" onClick={onAction(action)}>
          {t(`users.${action}`)}
        </Button>
      ))}
    </div>
  );
}

function Access({ member, onAction }: Pick<UserDrawerProps, 'member' | 'onAction'>) {
  const { t } = useTexts();
  const shown = useFieldVisibility();
  const actions = actionsFor(member, useRightsHolder());
  const handlerFor = (action: UserAction) => (actions.includes(action) ? () => onAction(action, member) : undefined);
  const named = (each: { name: string }) => each.name;
  return (
    <>
      <UserNameSection member={member} />
      {shown('roles') ? (
        <Names
          title={t('users.roles')}
          names={member.roles.map(named)}
          none={t('users.noRoles')}
          edit={t('users.editRoles')}
          onEdit={handlerFor('editRoles')}
        />
      ) : null}
      {shown('groups') ? (
        <Names
          title={t('users.groups')}
          names={(member.groups ?? []).map(named)}
          none={t('users.noGroups')}
          edit={t('users.editGroups')}
          onEdit={handlerFor('editGroups')}
        />
      ) : null}
      {member.activatedForTenant || member.isDisabled ? (
        <>
          <UserAccess userId={member.id} onSignOut={handlerFor('signOut')} />
          <UserSupport actions={actions} onAction={handlerFor} />
          <UserReset member={member} />
        </>
      ) : null}
      {shown('activity') ? <UserEvents userId={member.id} /> : null}
    </>
  );
}

/** Details, roles and actions of one user. */
export function UserDrawer({ member, open, onClose, onAction }: UserDrawerProps) {
  const { t } = useTexts();
  const { user, tenant } = usePortal();
  const actions = actionsFor(member, useRightsHolder());
  const act = (action: UserAction) => () => onAction(action, member);
  const direct = (['edit', 'disable', 'enable', 'resend'] as const).filter((action) => actions.includes(action));
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={nameOf(member)}
      description={<bdi>{member.email}</bdi>}
      mark={<Avatar name={nameOf(member)} picture={member.profileImageUrl} size="lg" />}
      footerStart={
        actions.includes('remove') ? (
          <Button variant="danger-quiet" onClick={act('remove')}>
            {brief(t('users.removeFrom', { tenant }))}
          </Button>
        ) : undefined
      }
      footer={
        direct.length > 0
          ? direct.map((action) => (
              <Button key={action} variant="secondary" onClick={act(action)}>
                {t(`users.${action}`)}
              </Button>
            ))
          : undefined
      }
    >
      <div css={drawerStyle}>
        <StateBanner member={member} onUnlock={actions.includes('unlock') ? act('unlock') : undefined} />
        <Details member={member} />
        {isDirectoryManaged(member) ? <Banner tone="info">{t('user.managedText')}</Banner> : null}
        <Access member={member} onAction={onAction} />
        {member.id === user.id ? <p>{t('users.selfText')}</p> : null}
      </div>
    </Drawer>
  );
}
