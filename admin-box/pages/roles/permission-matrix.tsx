import { useRef, useState } from 'react';
import type { Permission, Role } from '#shared/contract/entities.ts';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { PermissionCategory } from '#shared/contract/roles/roles.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { labelOf } from '#admin-box/shell/navigation-groups.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { findIn, mayTurn } from './permission-levels.ts';
import type { Standing } from './permission-levels.ts';
import { matrixStyle, matrixToolsStyle, rowsStyle } from './permission-matrix.styles.ts';
import { portalResources, productResources } from './permission-resources.ts';
import type { PortalSubject, Resource } from './permission-resources.ts';
import { ResourceRow } from './resource-row.tsx';
import { useCategories, usePermissions, useRoles } from './use-roles.ts';

export interface PermissionMatrixProps {
  value: readonly string[];
  /** IDs that the role had initially: those may be kept by anyone who saves it. */
  before: readonly string[];
  onChange(permissionIds: string[]): void;
  /** A role that does not exist yet may start from another. */
  isNew: boolean;
}

type Known = PermissionMatrixProps & { permissions: readonly Permission[]; categories: readonly PermissionCategory[] };

const blank = 'blank';

/** Which permissions are chosen, and which the user may turn. */
function useStanding({ value, before, permissions }: Known): Standing {
  const { holds } = usePortal();
  const chosen = new Set(value);
  return {
    chosen,
    patterns: permissions.filter(({ id, key }) => chosen.has(id) && key.includes('*')).map(({ key }) => key),
    // the server's keys are open-ended; the portal's type lists its own
    mayGive: ({ id, key }) => before.includes(id) || holds(key as PermissionKey),
  };
}

/** Every row under its name, the product's first. */
function useResources({ value, before, permissions, categories }: Known) {
  const texts = useTexts();
  const { t } = texts;
  const { findPage } = usePortal();
  const seen = useRef(new Set<string>());
  for (const id of [...before, ...value]) seen.current.add(id);
  const isSwitchedOn = (subject: PortalSubject): boolean =>
    subject === 'audits' || (subject !== 'everything' && findPage(subject) !== undefined);
  const nameOf = ({ subject, name }: Resource): string => {
    if (subject === undefined) return name;
    if (subject === 'everything') return t('role.everything');
    if (subject === 'audits') return t('role.audits');
    const page = findPage(subject);
    return page ? labelOf(page, texts) : name;
  };
  const named = (resources: readonly Resource[]) =>
    resources.map((resource) => ({ resource, label: nameOf(resource) }));
  return [
    { id: 'product', title: t('role.product'), rows: named(productResources(permissions, categories)) },
    {
      id: 'portal',
      title: t('role.portal'),
      rows: named(portalResources(permissions, { isOn: isSwitchedOn, isKept: ({ id }) => seen.current.has(id) })),
    },
  ];
}

/** Fills the form with what another role has, as far as the user may give it. */
function StartFrom({
  permissions,
  onChange,
  standing,
}: Pick<Known, 'permissions' | 'onChange'> & { standing: Standing }) {
  const { t } = useTexts();
  const roles = useRoles().data ?? [];
  const [from, setFrom] = useState(blank);
  const [left, setLeft] = useState(0);
  const start = (id: string): void => {
    const role = roles.find((each) => each.id === id);
    const wanted = permissions.filter(
      (permission) => role?.permissions.includes(permission.id) && permission.assignmentType !== 'ALWAYS',
    );
    const given = wanted.filter(
      (permission) => permission.assignmentType !== 'NEVER' && mayTurn(permission, { ...standing, patterns: [] }),
    );
    setFrom(id);
    setLeft(wanted.length - given.length);
    onChange(given.map((permission) => permission.id));
  };
  const byDefault = (role: Role) => Number(role.isDefault);
  const options = roles
    .toSorted((one, other) => byDefault(other) - byDefault(one))
    .map(({ id, name }) => ({ value: id, label: name }));
  const hint = left > 0 ? { hint: t('role.leftOut', { count: left }) } : {};
  return (
    <Select
      label={t('role.startFrom')}
      options={[{ value: blank, label: t('role.blank') }, ...options]}
      value={from}
      onChange={start}
      {...hint}
    />
  );
}

function Rows({
  search,
  showKeys,
  standing,
  ...props
}: Known & { search: string; showKeys: boolean; standing: Standing }) {
  const { t } = useTexts();
  const sections = useResources(props).map(({ rows, ...section }) => ({
    ...section,
    rows: rows.flatMap((row) => {
      const found = findIn(row.resource, row.label, search);
      return found ? [{ ...row, unfolded: found === 'permission' }] : [];
    }),
  }));
  if (sections.every(({ rows }) => rows.length === 0))
    return (
      <p css={mutedStyle} role="status">
        {t('role.noPermissionFound', { search })}
      </p>
    );
  return sections.map(({ id, title, rows }) =>
    rows.length > 0 ? (
      <section key={id}>
        <h4>{title}</h4>
        <ul css={rowsStyle}>
          {rows.map((row) => (
            <ResourceRow
              key={row.resource.id}
              {...row}
              standing={standing}
              value={props.value}
              onChange={props.onChange}
              showKeys={showKeys}
            />
          ))}
        </ul>
      </section>
    ) : null,
  );
}

function Matrix(props: Known) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const [showKeys, setShowKeys] = useState(false);
  const standing = useStanding(props);
  return (
    <div css={matrixStyle}>
      <h3>{t('role.permissions')}</h3>
      {props.isNew ? <StartFrom {...props} standing={standing} /> : null}
      <div css={matrixToolsStyle}>
        {/* no landmark of its own: the search of the page behind the drawer is one */}
        <TextField
          label={t('role.findPermission')}
          labelHidden
          placeholder={t('role.findPermission')}
          type="search"
          autoComplete="off"
          start={<Icon name="search" size="sm" />}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            // Enter looks for it, and does not send the form
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Switch label={t('role.showKeys')} checked={showKeys} onCheckedChange={setShowKeys} />
      </div>
      <Rows {...props} search={search} showKeys={showKeys} standing={standing} />
    </div>
  );
}

/** Which permissions a role has: a row for each resource, with a level of access or single permissions. */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { t } = useTexts();
  const permissions = usePermissions();
  const categories = useCategories();
  if (permissions.isError || categories.isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void Promise.all([permissions.refetch(), categories.refetch()])}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('role.permissionsFailed')}
      </Banner>
    );
  }
  if (!permissions.data || !categories.data) return <Skeleton shape="text" count={6} />;
  return <Matrix {...props} permissions={permissions.data} categories={categories.data} />;
}
