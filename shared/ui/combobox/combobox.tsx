import { Combobox as Ark, createListCollection, type ComboboxInputValueChangeDetails } from '@ark-ui/react/combobox';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { FieldMessage, LabelText } from '#shared/ui/field/field.tsx';
import type { FieldTexts } from '#shared/ui/field/field.tsx';
import { controlStyle, fieldStyle, labelStyle } from '#shared/ui/field/field.styles.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { itemStyle, panelOfControlStyle, panelStyle, positionerStyle } from '#shared/ui/menu/list.styles.ts';
import { OptionText } from '#shared/ui/select/option-text.tsx';
import type { Option } from '#shared/ui/select/select.types.ts';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { chipStyle, emptyStyle, frameStyle, moreStyle } from './combobox.styles.ts';

export type { Option };

export interface ComboboxProps extends FieldTexts {
  options: readonly Option[];
  /** The chosen values; at most one unless `multiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Allows several choices, shown as chips in the field. */
  multiple?: boolean;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  /** Called with the typed text, for options that come from the server; without it they are searched here. */
  onSearch?: (typed: string) => void;
  /** Shown when nothing matches: "No results" unless said. */
  emptyText?: string;
}

/** Of very many, the others are found by typing. */
const mostShown = 100;

/** Chips of very many would fill the page: the others come on demand. */
const mostChips = 12;

/** Finds `typed` in a label or hint, without regard to case and accents. */
function matches(option: Option, typed: string, locale: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(locale);
  return plain(`${option.label} ${option.hint ?? ''}`).includes(plain(typed.trim()));
}

function useOptions({ options, value, multiple, onSearch }: ComboboxProps) {
  const { locale } = useUiTexts();
  const [text, setText] = useState('');
  // the field goes before its list, which may be long
  const typed = useDeferredValue(text);
  const shown = useMemo(() => {
    // results of the server are shown as they are; earlier choices are filtered here
    const isFound = (option: Option): boolean =>
      !typed.trim() || matches(option, typed, locale) || (onSearch !== undefined && !value.includes(option.value));
    const found = options.filter(isFound);
    // the option whose name is in the field is included, in any position
    const further = multiple ? [] : found.slice(mostShown).filter((option) => value.includes(option.value));
    return [...found.slice(0, mostShown), ...further];
  }, [options, value, multiple, onSearch, typed, locale]);
  const collection = useMemo(
    () => createListCollection<Option>({ items: shown, isItemDisabled: (option) => option.disabled === true }),
    [shown],
  );
  const search = (next: string) => {
    setText(next);
    onSearch?.(next);
  };
  return { shown, collection, search };
}

/** The first ones and the number of the rest, which can be expanded. */
function Chips(props: ComboboxProps) {
  const { value } = props;
  const { t, locale } = useUiTexts();
  const [all, setAll] = useState(false);
  const others = value.length - mostChips;
  if (all || others <= 1) return <ChipsOf {...props} />;
  const count = `+${others.toLocaleString(locale)}`;
  return (
    <>
      <ChipsOf {...props} shown={value.slice(0, mostChips)} />
      <button type="button" css={moreStyle} aria-label={`${count}: ${t('showChoices')}`} onClick={() => setAll(true)}>
        {count}
      </button>
    </>
  );
}

function ChipsOf({ options, value, shown = value, onChange, disabled }: ComboboxProps & { shown?: readonly string[] }) {
  const { t } = useUiTexts();
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options]);
  const labelOf = (chosen: string) => labels.get(chosen) ?? chosen;
  return shown.map((chosen) => (
    <span css={chipStyle} data-part="chip" key={chosen}>
      <span dir="auto">{labelOf(chosen)}</span>
      <button
        type="button"
        disabled={disabled}
        aria-label={t('removeChoice', { name: labelOf(chosen) })}
        onClick={() => onChange(value.filter((other) => other !== chosen))}
      >
        <Icon name="close" size="sm" />
      </button>
    </span>
  ));
}

function List({ shown, emptyText }: { shown: readonly Option[]; emptyText: string }) {
  return (
    <Overlay>
      <Ark.Positioner css={positionerStyle}>
        <Ark.Content css={[panelStyle, panelOfControlStyle]}>
          {shown.map((option) => (
            <Ark.Item css={itemStyle} item={option} key={option.value}>
              <OptionText option={option} />
              <Ark.ItemIndicator>
                <Icon name="check" size="sm" />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
          {/* a list box holds options alone (WAI-ARIA 1.2), so that the kit's own part, which is none, does not fit */}
          {shown.length === 0 ? (
            <div css={emptyStyle} role="option" aria-disabled aria-selected={false}>
              {emptyText}
            </div>
          ) : null}
        </Ark.Content>
      </Ark.Positioner>
    </Overlay>
  );
}

/**
 * The kit writes what it has drawn last into the field. Inside a shadow root React does not see that a keystroke waits, and draws it
 * when there is time: a letter typed before that would be overwritten. So each keystroke is drawn at once.
 */
const searchAtOnce =
  (search: (typed: string) => void) =>
  ({ reason, inputValue }: ComboboxInputValueChangeDetails): void => {
    if (reason === 'input-change') flushSync(() => search(inputValue));
    else search('');
  };

/** Choices found by typing: one, or several shown as chips. */
export function Combobox(props: ComboboxProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    optional,
    value,
    onChange,
    multiple,
    placeholder,
    disabled,
    onBlur,
    emptyText,
  } = props;
  const { t } = useUiTexts();
  const messageId = `${useId()}-message`;
  const { shown, collection, search } = useOptions(props);
  return (
    <KitPlace>
      <Ark.Root
        css={fieldStyle}
        collection={collection}
        value={[...value]}
        onValueChange={(change) => onChange(change.value)}
        onInputValueChange={searchAtOnce(search)}
        multiple={multiple}
        disabled={disabled}
        invalid={error !== undefined}
        openOnClick
        selectionBehavior={multiple ? 'clear' : 'replace'}
        positioning={{ strategy: 'fixed', sameWidth: true, gutter: 4 }}
        lazyMount
        unmountOnExit
      >
        <Ark.Label css={labelHidden ? visuallyHidden : labelStyle}>
          <LabelText label={label} optional={optional} />
        </Ark.Label>
        <Ark.Control css={[controlStyle, frameStyle]} data-disabled={disabled || undefined}>
          {multiple ? <Chips {...props} /> : null}
          <Ark.Input
            placeholder={value.length > 0 ? undefined : (placeholder ?? t('choose'))}
            onBlur={onBlur}
            aria-describedby={error || hint ? messageId : undefined}
          />
          <Ark.Trigger asChild>
            <IconButton icon="down" label={t('showChoices')} size="sm" />
          </Ark.Trigger>
        </Ark.Control>
        <FieldMessage id={messageId} hint={hint} error={error} />
        <List shown={shown} emptyText={emptyText ?? t('nothingFound')} />
      </Ark.Root>
    </KitPlace>
  );
}
