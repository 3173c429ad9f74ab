import { createListCollection, Select as Ark } from '@ark-ui/react/select';
import { useId, useMemo } from 'react';
import { FieldMessage, LabelText } from '#shared/ui/field/field.tsx';
import { controlStyle, fieldStyle, labelStyle } from '#shared/ui/field/field.styles.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { itemStyle, panelOfControlStyle, panelStyle, positionerStyle } from '#shared/ui/menu/list.styles.ts';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { optionTextStyle, triggerStyle } from './select.styles.ts';
import type { Option, SelectProps } from './select.types.ts';

export type { Option, SelectProps };

/** Label and hint of an option. */
export function OptionText({ option }: { option: Option }) {
  return (
    <span css={optionTextStyle}>
      <span dir="auto">{option.label}</span>
      {option.hint ? <span data-part="hint">{option.hint}</span> : null}
    </span>
  );
}

function SelectOption({ option }: { option: Option }) {
  return (
    <Ark.Item css={itemStyle} item={option}>
      <OptionText option={option} />
      <Ark.ItemIndicator>
        <Icon name="check" size="sm" />
      </Ark.ItemIndicator>
    </Ark.Item>
  );
}

function SelectTrigger({ placeholder, message }: { placeholder: string; message: string | undefined }) {
  return (
    <Ark.Trigger css={[controlStyle, triggerStyle]} aria-describedby={message}>
      <Ark.ValueText placeholder={placeholder} />
      <Icon name="down" size="sm" />
    </Ark.Trigger>
  );
}

/** One of a handful of choices. From about ten on, a `Combobox` finds them by typing. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, optional, options, value, onChange, placeholder, disabled, onBlur } = props;
  const { t } = useUiTexts();
  const messageId = `${useId()}-message`;
  const collection = useMemo(
    () => createListCollection<Option>({ items: options, isItemDisabled: (option) => option.disabled === true }),
    [options],
  );
  return (
    <KitPlace>
      <Ark.Root
        css={fieldStyle}
        collection={collection}
        value={value === null ? [] : [value]}
        onValueChange={(change) => change.value[0] !== undefined && onChange(change.value[0])}
        disabled={disabled}
        invalid={error !== undefined}
        positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4 }}
        onBlur={onBlur}
        lazyMount
        unmountOnExit
      >
        <Ark.Label css={labelHidden ? visuallyHidden : labelStyle}>
          <LabelText label={label} optional={optional} />
        </Ark.Label>
        <SelectTrigger placeholder={placeholder ?? t('choose')} message={error || hint ? messageId : undefined} />
        <FieldMessage id={messageId} hint={hint} error={error} />
        <Overlay>
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content css={[panelStyle, panelOfControlStyle]}>
              {options.map((option) => (
                <SelectOption key={option.value} option={option} />
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
