/** Every page, user and action by a few letters: Ctrl-K or ⌘K. */
import { Dialog as Ark } from '@ark-ui/react/dialog';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { backdropStyle } from '#shared/ui/dialog/dialog.styles.ts';
import { useFocusKept } from '#shared/ui/dialog/use-focus-kept.ts';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { KitPlace } from '#shared/ui/ui-root/kit-place.tsx';
import { Overlay } from '#shared/ui/ui-root/overlay-place.tsx';
import type { OverlayProps } from './tool.types.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { matchingCommands } from './palette-commands.ts';
import type { Command, CommandGroup } from './palette-commands.ts';
import {
  contentStyle,
  footerStyle,
  groupStyle,
  itemStyle,
  listStyle,
  hintStyle,
  positionerStyle,
  searchStyle,
} from './command-palette.styles.ts';
import { usePaletteCommands } from './use-palette-commands.ts';
import { useUserCommands } from './use-user-commands.ts';

export { portalTools as texts } from '#shared/i18n/en/portal/tools.ts';

/** Which row the keys have reached. It begins at the first again with every letter. */
function useHighlight(count: number, typed: string) {
  const [at, setAt] = useState(0);
  useEffect(() => setAt(0), [typed]);
  const current = Math.min(at, Math.max(0, count - 1));
  const move = (key: string): boolean => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[key];
    if (next === undefined || count === 0) return false;
    setAt((next + count) % count);
    return true;
  };
  return { current, setAt, move };
}

function Group({
  group,
  commands,
  idOf,
  current,
  onRun,
  onPoint,
}: {
  group: CommandGroup;
  commands: readonly (Command & { at: number })[];
  idOf: (at: number) => string;
  current: number;
  onRun: (command: Command) => void;
  onPoint: (at: number) => void;
}) {
  const { t } = useTexts();
  const label = useId();
  return (
    <div css={groupStyle} role="group" aria-labelledby={label}>
      <div id={label} data-part="group-label">
        {t(`palette.${group}`)}
      </div>
      {commands.map((command) => (
        // The keys reach it through the field, which keeps the focus.
        <button
          css={itemStyle}
          key={command.id}
          type="button"
          id={idOf(command.at)}
          role="option"
          tabIndex={-1}
          aria-selected={command.at === current}
          onPointerMove={() => onPoint(command.at)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onRun(command)}
        >
          <Icon name={command.icon} />
          <bdi data-part="item-text">{command.label}</bdi>
          {command.hint ? <bdi data-part="item-hint">{command.hint}</bdi> : null}
        </button>
      ))}
    </div>
  );
}

function Keys() {
  const { t } = useTexts();
  return (
    <footer css={footerStyle} aria-hidden>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {t('palette.choose')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('palette.open')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('palette.close')}
      </span>
    </footer>
  );
}

function PaletteBody(props: OverlayProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // resets the search when reopened during the closing animation
  useEffect(() => {
    if (props.open) field.current?.focus();
  }, [props.open]);
  const [typed, setTyped] = useState('');
  const { people, searching, failed } = useUserCommands(typed, props.shown);
  const found = matchingCommands([...usePaletteCommands(props), ...people], typed, locale);
  const { current, setAt, move } = useHighlight(found.length, typed);
  const idOf = (at: number) => `${id}-${at}`;
  const highlighted = found[current];
  useEffect(() => {
    // nothing is given back: where it scrolls in its own time, it answers with a promise
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, typed]);
  const run = (command: Command) => {
    props.onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && highlighted) run(highlighted);
    else if (!move(event.key)) return;
    event.preventDefault();
  };
  const numbered = found.map((command, at) => ({ ...command, at }));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <>
      <Ark.Title hidden>{t('palette.label')}</Ark.Title>
      <div css={searchStyle}>
        <Icon name="search" />
        <input
          ref={field}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted ? idOf(current) : undefined}
          aria-autocomplete="list"
          aria-label={t('palette.label')}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div css={listStyle} ref={list} id={`${id}-list`} role="listbox" aria-label={t('palette.results')}>
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            commands={numbered.filter((each) => each.group === group)}
            idOf={idOf}
            current={current}
            onRun={run}
            onPoint={setAt}
          />
        ))}
      </div>
      <p css={hintStyle} role="status">
        {failed ? (
          t('palette.peopleFailed')
        ) : searching ? (
          t('palette.searching')
        ) : found.length === 0 ? (
          t('palette.nothing', { typed: typed.trim() })
        ) : (
          <span>{t('palette.count', { count: found.length })}</span>
        )}
      </p>
      <Keys />
    </>
  );
}

/** Remounted on each opening, so that nothing typed remains. */
export function CommandPalette(props: OverlayProps) {
  const { open, onClose } = props;
  const focusKept = useFocusKept();
  return (
    <KitPlace>
      <Ark.Root open={open} onOpenChange={(change) => change.open || onClose()} lazyMount unmountOnExit>
        <Overlay>
          <Ark.Backdrop css={backdropStyle} />
          <Ark.Positioner css={positionerStyle}>
            <Ark.Content ref={focusKept} css={contentStyle}>
              <PaletteBody {...props} />
            </Ark.Content>
          </Ark.Positioner>
        </Overlay>
      </Ark.Root>
    </KitPlace>
  );
}
