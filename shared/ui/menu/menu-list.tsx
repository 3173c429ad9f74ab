import { Menu as Ark } from '@ark-ui/react/menu';
import { Fragment, useRef } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import {
  groupLabelStyle,
  itemHintStyle,
  itemStyle,
  itemTextStyle,
  panelStyle,
  positionerStyle,
  separatorStyle,
} from './list.styles.ts';
import type { MenuEntry, MenuGroup, MenuItem, MenuProps } from './menu.types.ts';

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  /** ID of the button it is anchored to, in the same root. */
  triggerId: string;
  open: boolean;
  entry: MenuEntry;
  onClose: () => void;
}

interface ItemsProps {
  items: readonly MenuItem[];
  onClicked: (id: string) => void;
}

function Item({ item, onClicked }: { item: MenuItem; onClicked: ItemsProps['onClicked'] }) {
  return (
    <Ark.Item
      css={itemStyle}
      value={item.id}
      disabled={item.disabled}
      onClick={item.disabled ? undefined : () => onClicked(item.id)}
      data-danger={item.danger || undefined}
      aria-current={item.checked || undefined}
    >
      {item.icon ? <Icon name={item.icon} size="sm" /> : null}
      <span css={itemTextStyle}>{item.label}</span>
      {item.hint ? <span css={itemHintStyle}>{item.hint}</span> : null}
      {item.checked ? (
        <span data-part="tick">
          <Icon name="check" size="sm" />
        </span>
      ) : null}
    </Ark.Item>
  );
}

function Group({ label, items, onClicked }: ItemsProps & Pick<MenuGroup, 'label'>) {
  const rendered = items.map((item) => <Item key={item.id} item={item} onClicked={onClicked} />);
  if (!label) return rendered;
  return (
    <Ark.ItemGroup>
      <Ark.ItemGroupLabel css={groupLabelStyle}>{label}</Ark.ItemGroupLabel>
      {rendered}
    </Ark.ItemGroup>
  );
}

function entryItem(items: readonly MenuItem[], entry: MenuEntry): string | undefined {
  const enabled = items.filter((item) => !item.disabled);
  return (entry === 'last' ? enabled.at(-1) : enabled[0])?.id;
}

/** The list of a menu, with what the kit needs to run it. Loaded by `Menu`. */
export function MenuList({ triggerId, label, groups, align = 'start', open, entry, onClose }: MenuListProps) {
  const items = groups.flatMap((group) => group.items);
  // The kit reports the highlighted item only. A click without a pointer move (screen readers, voice control, `element.click()`)
  // highlights nothing, or leaves another item highlighted: the clicked item wins.
  const clicked = useRef<string>(undefined);
  const highlighted = useRef<string>(undefined);
  // Runs once the menu has closed: an overlay that opens before that counts as part of the menu, and closes with it.
  const choose = () => {
    const id = clicked.current ?? highlighted.current;
    clicked.current = highlighted.current = undefined;
    items.find((item) => item.id === id)?.onSelect?.();
  };
  return (
    <KitPlace>
      <Ark.Root
        ids={{ trigger: triggerId, content: `${triggerId}-menu` }}
        aria-label={label}
        open={open}
        onOpenChange={(change) => change.open || onClose()}
        onSelect={({ value }) => void (highlighted.current = value)}
        onExitComplete={choose}
        defaultHighlightedValue={entry ? entryItem(items, entry) : undefined}
        positioning={{ strategy: 'fixed', placement: `bottom-${align}`, gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content css={panelStyle}>
              {groups.map((group, at) => (
                <Fragment key={group.label ?? group.items[0]?.id}>
                  {at > 0 && !group.label ? <Ark.Separator css={separatorStyle} /> : null}
                  <Group {...group} onClicked={(id) => void (clicked.current = id)} />
                </Fragment>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
