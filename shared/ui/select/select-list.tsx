import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { useEffect, useMemo, useState } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { itemStyle, panelOfControlStyle, panelStyle, positionerStyle } from '#shared/ui/menu/list.styles.ts';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { OptionText } from './option-text.tsx';
import { listWidthStyle } from './select.styles.ts';
import { enabledOption } from './select-keys.ts';
import type { SelectEntry } from './select-keys.ts';
import type { Option, SelectProps } from './select.types.ts';

export interface SelectListProps extends Pick<SelectProps, 'options' | 'value' | 'onChange' | 'compact'> {
  /** Ids in the same root: the trigger has the focus while the list is closed, the label names the list. */
  ids: { trigger: string; label: string; content: string };
  open: boolean;
  /** Where the highlight begins. */
  entry: SelectEntry;
  onClose: () => void;
}

/** The list of a select, with what the kit needs to run it. Loaded by `Select`. */
export function SelectList({ ids, options, value, onChange, compact, open, entry, onClose }: SelectListProps) {
  const collection = useMemo(
    () => createListCollection<Option>({ items: options, isItemDisabled: (option) => option.disabled === true }),
    [options],
  );
  // the kit moves the focus into a list that opens, not into one that begins open
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <KitPlace>
      <Ark.Root
        ids={ids}
        collection={collection}
        value={value === null ? [] : [value]}
        onValueChange={(change) => change.value[0] !== undefined && onChange(change.value[0])}
        open={open && mounted}
        onOpenChange={(change) => change.open || onClose()}
        defaultHighlightedValue={enabledOption(options, value, entry)}
        positioning={{ strategy: 'fixed', sameWidth: !compact, gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Overlay>
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content css={[panelStyle, compact ? listWidthStyle : panelOfControlStyle]}>
              {options.map((option) => (
                <Ark.Item css={itemStyle} item={option} key={option.value}>
                  <OptionText option={option} />
                  <Ark.ItemIndicator>
                    <Icon name="check" size="sm" />
                  </Ark.ItemIndicator>
                </Ark.Item>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
