import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FieldMessage, LabelText } from '#shared/ui/field/field.tsx';
import { controlStyle, fieldStyle, labelStyle } from '#shared/ui/field/field.styles.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import { createTypeAhead, entryOfKey } from './select-keys.ts';
import type { SelectEntry } from './select-keys.ts';
import { compactFieldStyle, compactTriggerStyle, triggerStyle } from './select.styles.ts';
import type { Option, SelectProps } from './select.types.ts';

export type { Option, SelectProps };

const loadList = () => import('./select-list.tsx');
const SelectList = lazy(() => loadList().then((module) => ({ default: module.SelectList })));

function useOpening() {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<{ count: number; entry: SelectEntry }>({ count: 0, entry: 'chosen' });
  // until the list has been loaded nothing is expanded
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!open || loaded) return undefined;
    let mounted = true;
    loadList().then(
      () => mounted && setLoaded(true),
      // the error boundary around the list reports a failed load
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [open, loaded]);
  const openAt = (entry: SelectEntry) => {
    setOpening(({ count }) => ({ count: count + 1, entry }));
    setOpen(true);
  };
  return { open, expanded: open && loaded, ...opening, openAt, close: () => setOpen(false) };
}

/** The trigger's share of the pattern, so that no machinery has to run for a list that is closed. */
function useTriggerEvents(
  { options, value, onChange }: Pick<SelectProps, 'options' | 'value' | 'onChange'>,
  { open, openAt, close }: ReturnType<typeof useOpening>,
) {
  const [typeAhead] = useState(createTypeAhead);
  /** A press outside closes the list before the press is a click, which must not open it again. */
  const wasOpen = useRef(false);
  return {
    onPointerEnter: () => void loadList(),
    onPointerDown: () => {
      wasOpen.current = open;
    },
    onClick: () => {
      if (wasOpen.current || open) close();
      else openAt('chosen');
      wasOpen.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (open || event.ctrlKey || event.metaKey) return;
      const entry = entryOfKey(event.key);
      if (entry) {
        event.preventDefault();
        openAt(entry);
      } else if (event.key.length === 1 && !event.altKey) {
        const found = typeAhead(event.key, event.timeStamp, options, value);
        if (found !== undefined && found !== value) onChange(found);
      }
    },
  };
}

/** One of a handful of choices. From about ten on, a `Combobox` finds them by typing. */
export function Select(props: SelectProps) {
  const { label, labelHidden, hint, error, optional, options, value, onChange, placeholder, disabled, compact } = props;
  const { t } = useUiTexts();
  const id = useId();
  const ids = { trigger: id, label: `${id}-label`, content: `${id}-list` };
  const messageId = `${id}-message`;
  const state = useOpening();
  const mountedOnce = useMountedOnce(state.open);
  const events = useTriggerEvents(props, state);
  const chosen = options.find((option) => option.value === value);
  return (
    <div css={compact ? compactFieldStyle : fieldStyle} data-part="field">
      <label css={labelHidden ? visuallyHidden : labelStyle} data-part="label" id={ids.label} htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </label>
      <button
        {...events}
        css={[controlStyle, triggerStyle, compact && compactTriggerStyle]}
        type="button"
        role="combobox"
        id={id}
        disabled={disabled}
        onBlur={props.onBlur}
        aria-haspopup="listbox"
        aria-expanded={state.expanded}
        aria-controls={state.expanded ? ids.content : undefined}
        aria-labelledby={ids.label}
        aria-describedby={error || hint ? messageId : undefined}
        aria-invalid={error ? true : undefined}
        data-state={state.expanded ? 'open' : 'closed'}
        data-placeholder-shown={chosen ? undefined : ''}
      >
        <span data-part="value-text" dir="auto">
          {chosen ? (props.valueText ?? chosen.label) : (placeholder ?? t('choose'))}
        </span>
        <Icon name="down" size="sm" />
      </button>
      <FieldMessage id={messageId} hint={hint} error={error} />
      {mountedOnce ? (
        <Suspense fallback={null}>
          {/* the highlight of an earlier opening is not kept */}
          <SelectList
            key={state.count}
            ids={ids}
            options={options}
            value={value}
            onChange={onChange}
            compact={compact}
            open={state.open}
            entry={state.entry}
            onClose={state.close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
