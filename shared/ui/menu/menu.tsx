import { cloneElement, lazy, Suspense, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useWoken } from '../ui-root/use-woken.ts';
import type { MenuGroup, MenuItem, MenuProps, MenuTriggerProps } from './menu.types.ts';

export type { MenuGroup, MenuItem, MenuProps };

const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(() => loadList().then((module) => ({ default: module.MenuList })));

/** Where the highlight starts: a menu opened by keyboard is entered, one opened by pointer is only shown. */
export type MenuEntry = 'first' | 'last' | undefined;

const entryKeys: Record<string, MenuEntry> = { ArrowDown: 'first', ArrowUp: 'last', Enter: 'first', ' ': 'first' };

function useMenuState() {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState<{ count: number; entry: MenuEntry }>({ count: 0, entry: undefined });
  const openAt = (entry: MenuEntry) => {
    setOpening(({ count }) => ({ count: count + 1, entry }));
    setOpen(true);
  };
  return { open, ...opening, openAt, close: () => setOpen(false) };
}

/** The trigger's share of the menu pattern, so that no machinery has to run for a menu that is closed. */
function useTriggerProps(id: string, state: ReturnType<typeof useMenuState>): MenuTriggerProps {
  /** A press outside closes the menu before the press is a click, which must not open it again. */
  const wasOpen = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    const entry = entryKeys[event.key];
    if (!entry || state.open) return;
    event.preventDefault();
    state.openAt(entry);
  };
  return {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': state.open,
    'aria-controls': state.open ? `${id}-menu` : undefined,
    onPointerEnter: () => void loadList(),
    onPointerDown: () => {
      wasOpen.current = state.open;
    },
    onClick: () => {
      if (wasOpen.current || state.open) state.close();
      else state.openAt(undefined);
      wasOpen.current = false;
    },
    onKeyDown,
  };
}

/** A button that opens a list of actions. The list is loaded when the pointer comes near, or on the first opening. */
export function Menu({ trigger, ...list }: MenuProps) {
  const id = useId();
  const state = useMenuState();
  const woken = useWoken(state.open);
  return (
    <>
      {cloneElement(trigger, useTriggerProps(id, state))}
      {/* Each opening starts anew: the highlight of the one before is not kept. */}
      {woken ? (
        <Suspense fallback={null}>
          <MenuList
            {...list}
            key={state.count}
            triggerId={id}
            open={state.open}
            entry={state.entry}
            onClose={state.close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
