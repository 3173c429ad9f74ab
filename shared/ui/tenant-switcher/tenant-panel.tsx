import { Popover as Ark } from '@ark-ui/react/popover';
import { useEffect, useId, useMemo, useState } from 'react';
import { controlStyle } from '#shared/ui/field/field.styles.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import {
  groupLabelStyle,
  itemStyle,
  panelStyle as listPanelStyle,
  positionerStyle,
  separatorStyle,
} from '#shared/ui/menu/list.styles.ts';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { TenantName } from './tenant-name.tsx';
import { actionStyle, listStyle, optionStyle, panelStyle, searchStyle } from './tenant-switcher.styles.ts';
import type { SwitcherAction, SwitcherTenant, TenantSwitcherProps } from './tenant-switcher.types.ts';
import { useActiveOption } from './use-active-option.ts';

/** Up to here one sees at a glance where to go. */
const mostWithoutSearch = 7;

export interface TenantPanelProps extends Omit<TenantSwitcherProps, 'switching'> {
  actions: readonly SwitcherAction[];
  /** ID of the button it is anchored to, in the same root. */
  triggerId: string;
  open: boolean;
  onClose: () => void;
}

/** The tenants whose name or detail holds what is typed. */
export function matchingTenants(
  tenants: readonly SwitcherTenant[],
  typed: string,
  locale: string,
): readonly SwitcherTenant[] {
  const wanted = typed.trim().toLocaleLowerCase(locale);
  return wanted
    ? tenants.filter(({ name, detail = '' }) => `${name} ${detail}`.toLocaleLowerCase(locale).includes(wanted))
    : tenants;
}

interface OptionsProps {
  shown: readonly SwitcherTenant[];
  current: string;
  active: number;
  listId: string;
  onPoint: (at: number) => void;
  onChoose: (at: number) => void;
}

function Options({ shown, current, active, listId, onPoint, onChoose }: OptionsProps) {
  return shown.map((tenant, at) => (
    <div
      key={tenant.id}
      css={[itemStyle, optionStyle]}
      id={`${listId}-${at}`}
      role="option"
      tabIndex={-1}
      aria-selected={tenant.id === current}
      data-highlighted={at === active ? '' : undefined}
      ref={(node) => (at === active ? node?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
      onPointerMove={() => onPoint(at)}
      onClick={() => onChoose(at)}
      onKeyDown={undefined}
    >
      <TenantName tenant={tenant} />
      {tenant.id === current ? (
        <span data-part="tick">
          <Icon name="check" size="sm" />
        </span>
      ) : null}
    </div>
  ));
}

function Actions({ actions, onClose }: { actions: readonly SwitcherAction[]; onClose: () => void }) {
  if (actions.length === 0) return null;
  return (
    <div>
      <hr css={separatorStyle} />
      {actions.map(({ label, icon, onPress }) => (
        <button
          key={label}
          type="button"
          css={[itemStyle, actionStyle]}
          onClick={() => {
            onClose();
            onPress();
          }}
        >
          <Icon name={icon} size="sm" flip={icon === 'back' || icon === 'arrow'} />
          {label}
        </button>
      ))}
    </div>
  );
}

function useTenantList({ tenants, current, open, onSwitch, onClose }: TenantPanelProps) {
  const { locale } = useUiTexts();
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => matchingTenants(tenants, typed, locale), [tenants, typed, locale]);
  const choose = (at: number) => {
    const tenant = shown[at];
    onClose();
    if (tenant && tenant.id !== current) onSwitch(tenant.id);
  };
  const start = Math.max(
    0,
    shown.findIndex((tenant) => tenant.id === current),
  );
  const option = useActiveOption(shown.length, start, `${typed} ${open}`, choose);
  return { typed, setTyped, shown, choose, ...option };
}

/** The other tenants, to be found by typing or by arrow keys, and the ways out. Loaded by `TenantSwitcher`. */
export function TenantPanel(props: TenantPanelProps) {
  const { tenants, current, actions, triggerId, open, onClose } = props;
  const { t } = useUiTexts();
  const list = useTenantList(props);
  const listId = useId();
  const [field, setField] = useState<HTMLElement | null>(null);
  // the panel is loaded with the first press and begins open: the kit moves the focus only when it opens later
  useEffect(() => field?.focus({ preventScroll: true }), [field]);
  const searchable = tenants.length > mostWithoutSearch;
  const keyboard = {
    'aria-activedescendant': list.active >= 0 ? `${listId}-${list.active}` : undefined,
    onKeyDown: list.onKeyDown,
    ref: setField,
  };
  return (
    <KitPlace>
      <Ark.Root
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        onExitComplete={() => list.setTyped('')}
        ids={{ trigger: triggerId }}
        initialFocusEl={() => field}
        positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
        modal
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content css={[listPanelStyle, panelStyle]}>
              <Ark.Title css={groupLabelStyle}>{t('switchTenant')}</Ark.Title>
              {searchable ? (
                <div css={searchStyle}>
                  <input
                    {...keyboard}
                    css={controlStyle}
                    role="combobox"
                    aria-expanded="true"
                    aria-controls={listId}
                    aria-autocomplete="list"
                    aria-label={t('findTenant')}
                    placeholder={t('findTenant')}
                    value={list.typed}
                    onChange={(event) => list.setTyped(event.target.value)}
                  />
                </div>
              ) : null}
              <div
                css={listStyle}
                id={listId}
                role="listbox"
                aria-label={t('switchTenant')}
                {...(searchable ? { tabIndex: -1 } : { ...keyboard, tabIndex: 0 })}
              >
                <Options
                  shown={list.shown}
                  current={current}
                  active={list.active}
                  listId={listId}
                  onPoint={list.setActive}
                  onChoose={list.choose}
                />
              </div>
              {list.shown.length === 0 ? <p css={groupLabelStyle}>{t('nothingFound')}</p> : null}
              <Actions actions={actions} onClose={onClose} />
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
