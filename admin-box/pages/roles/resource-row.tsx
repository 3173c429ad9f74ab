import { useId, useState } from 'react';
import type { Permission } from '#shared/contract/entities.ts';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { Segment } from '#shared/ui/segment/segment.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { accessTo, chooseLevel, isIncluded, isOn, levelsOf, mayChoose, mayTurn } from './permission-levels.ts';
import type { Access, Standing } from './permission-levels.ts';
import { discloseStyle, singlesStyle } from './permission-matrix.styles.ts';
import type { Resource } from './permission-resources.ts';

export interface ResourceRowProps {
  resource: Resource;
  label: string;
  standing: Standing;
  value: readonly string[];
  onChange(permissionIds: string[]): void;
  showKeys: boolean;
  /** Shows the single permissions, because a search found one of them. */
  unfolded: boolean;
}

function useHint(standing: Standing, showKeys: boolean): (permission: Permission) => string | undefined {
  const { t } = useTexts();
  const reason = (permission: Permission): string | undefined => {
    if (permission.assignmentType === 'ALWAYS') return t('role.always');
    if (isIncluded(permission, standing)) return t('role.included');
    return mayTurn(permission, standing) ? undefined : t('role.notHeld');
  };
  return (permission) =>
    [reason(permission), showKeys ? permission.key : undefined].filter(Boolean).join(' ') || undefined;
}

function Singles({ resource, label, standing, value, onChange, showKeys, id }: ResourceRowProps & { id: string }) {
  const hintOf = useHint(standing, showKeys);
  const turn = (permission: Permission, wanted: boolean) =>
    onChange(wanted ? [...value, permission.id] : value.filter((each) => each !== permission.id));
  return (
    <fieldset css={singlesStyle} id={id} aria-label={label}>
      {resource.permissions.map(({ permission }) => (
        <Checkbox
          key={permission.id}
          label={permission.name}
          hint={hintOf(permission)}
          checked={isOn(permission, standing)}
          disabled={!mayTurn(permission, standing)}
          onCheckedChange={(wanted) => turn(permission, wanted)}
        />
      ))}
    </fieldset>
  );
}

function useLevelOptions({ resource, standing }: ResourceRowProps, access: Access) {
  const { t } = useTexts();
  const levels = levelsOf(resource);
  const isSingle = levels.length === 1 && levels[0] === 'full';
  const labels = {
    none: t('role.level.none'),
    view: t('role.level.view'),
    edit: t('role.level.edit'),
    full: isSingle ? t('role.level.allowed') : t('role.level.full'),
    custom: t('role.level.custom'),
  };
  const values: Access[] = ['none', ...levels, ...(access === 'custom' ? ['custom' as const] : [])];
  return values.map((value) => ({
    value,
    label: labels[value],
    disabled: value !== access && !mayChoose(resource, value, standing),
    reason: t('role.levelNotHeld'),
  }));
}

/** One resource: how much of it, and its single permissions on demand. */
export function ResourceRow(props: ResourceRowProps) {
  const { resource, label, standing, value, onChange, unfolded } = props;
  const { t } = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const access = accessTo(resource, standing);
  const options = useLevelOptions(props, access);
  const isOpen = open || unfolded;
  return (
    <li>
      <button
        type="button"
        css={discloseStyle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        disabled={unfolded}
      >
        <Icon name="right" size="sm" flip />
        <span>
          <bdi>{label}</bdi>
          {resource.category && resource.category !== label ? <bdi data-part="detail">{resource.category}</bdi> : null}
        </span>
      </button>
      {options.length > 1 ? (
        <Segment
          label={t('role.accessTo', { resource: label })}
          options={options}
          value={access}
          onChange={(wanted) => onChange(chooseLevel(resource, wanted, value))}
        />
      ) : (
        <span css={mutedStyle}>{t('role.always')}</span>
      )}
      {isOpen ? <Singles {...props} id={id} /> : null}
    </li>
  );
}
