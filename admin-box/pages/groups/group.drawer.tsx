import type { Group } from '#shared/contract/groups/groups.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ExpandableList, ExpandableNames } from '#admin-box/kit/list/expandable-list.tsx';
import { drawerStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { useGroup } from './use-groups.ts';

export interface GroupDrawerProps {
  group: Group;
  open: boolean;
  onClose(): void;
  /** Absent where the user may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

function People({ group }: { group: Group }) {
  const { t } = useTexts();
  const { data, isError, refetch } = useGroup(group.id);
  if (isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('groups.failed')}
      </Banner>
    );
  }
  if (!data) return <Skeleton shape="text" count={3} />;
  const users = data.users ?? [];
  if (users.length === 0) return <p css={mutedStyle}>{t('groups.nobody')}</p>;
  return (
    <ExpandableList all={users} few={10}>
      {(some) => (
        <ul>
          {some.map(({ id, name, email, profilePictureUrl }) => (
            <li key={id}>
              <UserCell name={name} detail={email} picture={profilePictureUrl ?? undefined} />
            </li>
          ))}
        </ul>
      )}
    </ExpandableList>
  );
}

/** Roles and members of one group. */
export function GroupDrawer({ group, open, onClose, onEdit, onDelete }: GroupDrawerProps) {
  const { t } = useTexts();
  const shown = useFieldVisibility();
  const roles = group.roles ?? [];
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={group.name}
      description={shown('description') ? group.description : undefined}
      footerStart={
        onDelete ? (
          <Button variant="danger-quiet" onClick={onDelete}>
            {t('groups.delete')}
          </Button>
        ) : undefined
      }
      footer={onEdit ? <Button onClick={onEdit}>{t('groups.edit')}</Button> : undefined}
    >
      <div css={drawerStyle}>
        {group.managedBy === 'scim2' ? <Banner tone="info">{t('groups.managedText')}</Banner> : null}
        <DataList items={[{ term: t('groups.id'), value: <CopyText text={group.id} /> }]} />
        {shown('roles') ? (
          <section>
            <h3>{t('groups.roles')}</h3>
            <ExpandableNames names={roles.map(({ name }) => name)} none={t('groups.noRoles')} />
          </section>
        ) : null}
        {shown('users') ? (
          <section>
            <h3>{t('groups.peopleCount', { count: group.usersCount })}</h3>
            <People group={group} />
          </section>
        ) : null}
      </div>
    </Drawer>
  );
}
