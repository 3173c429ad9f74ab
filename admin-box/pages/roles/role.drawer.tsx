import type { Role } from '#shared/contract/entities.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { UserCell } from '#shared/ui/table/user-cell.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { drawerStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { underNameStyle } from '#admin-box/kit/access.styles.ts';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { isOwn } from './role-rules.ts';
import { allPermissions, usePermissionCount } from './use-permission-count.ts';
import { useHolders, usePermissions } from './use-roles.ts';

export interface RoleDrawerProps {
  role: Role;
  open: boolean;
  onClose(): void;
  /** Absent where the user may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
}

/** Who has the role, and by what. */
function Holders({ role }: { role: Role }) {
  const { t, list } = useTexts();
  const { data, isError, refetch } = useHolders(role.id);
  if (isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('role.holdersFailed')}
      </Banner>
    );
  }
  if (!data) return <Skeleton shape="text" count={3} />;
  const more = data.totalItems - data.items.length;
  return (
    <>
      <p>{data.totalItems === 0 ? t('role.noHolders') : t('role.holderCount', { count: data.totalItems })}</p>
      <ul>
        {data.items.map(({ id, name, email, profilePictureUrl, groups }) => (
          <li key={id}>
            <UserCell name={name} detail={email} picture={profilePictureUrl ?? undefined} />
            {groups.length > 0 ? (
              <p css={[mutedStyle, underNameStyle]}>
                {t('role.throughGroups', { groups: list(groups.map((group) => group.name)) })}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {more > 0 ? <p css={mutedStyle}>{t('role.moreHolders', { count: more })}</p> : null}
    </>
  );
}

function Permissions({ role }: { role: Role }) {
  const { t } = useTexts();
  const { data } = usePermissions();
  const countText = usePermissionCount();
  const included = data?.filter(({ id }) => role.permissions.includes(id));
  if (role.permissions.length === 0) return <p css={mutedStyle}>{t('role.noPermissions')}</p>;
  if (!included) return <p>{countText(role)}</p>;
  if (included.some(({ key }) => key === allPermissions)) return <p>{t('role.allPermissions')}</p>;
  return (
    <ul>
      {included.map(({ id, name, key }) => (
        <li key={id}>
          {name} <bdi css={mutedStyle}>{key === name ? '' : key}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Details, permissions and users of one role. */
export function RoleDrawer({ role, open, onClose, onEdit, onDelete }: RoleDrawerProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const shown = useFieldVisibility();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={role.name}
      description={(shown('description') && role.description) || undefined}
      footerStart={
        onDelete ? (
          <Button variant="danger-quiet" onClick={onDelete}>
            {t('role.delete')}
          </Button>
        ) : undefined
      }
      footer={onEdit ? <Button onClick={onEdit}>{t('role.edit')}</Button> : undefined}
    >
      <div css={drawerStyle}>
        {isOwn(role) ? null : (
          <Banner tone="neutral" icon={<Icon name="lock" />}>
            {t('role.builtInText')}
          </Banner>
        )}
        <DataList
          items={[
            ...(shown('key') ? [{ term: t('role.key'), value: <CopyText text={role.key} /> }] : []),
            ...(shown('kind')
              ? [{ term: t('role.kind'), value: isOwn(role) ? t('role.own') : t('role.builtIn') }]
              : []),
            ...(role.isDefault && shown('isDefault') ? [{ term: t('role.default'), value: t('role.isDefault') }] : []),
          ]}
        />
        {shown('users') && holds('fe.secure.read.users') ? (
          <section>
            <h3>{t('role.holders')}</h3>
            <Holders role={role} />
          </section>
        ) : null}
        {shown('permissions') ? (
          <section>
            <h3>{t('role.permissions')}</h3>
            <Permissions role={role} />
          </section>
        ) : null}
      </div>
    </Drawer>
  );
}
