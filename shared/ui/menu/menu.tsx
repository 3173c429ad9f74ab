import { cloneElement, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useMountedOnce } from '#shared/ui/ui-root/use-mounted-once.ts';
import type { MenuEntry, MenuGroup, MenuItem, MenuProps, MenuTriggerProps } from './menu.types.ts';

export type { MenuGroup, MenuItem, MenuProps };

const loadList = () => import('./menu-list.tsx');
const MenuList = lazy(() => loadList().then((module) => ({ default: module.MenuList })));

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

/** Whether the list has been loaded: until then nothing is expanded, and keys still belong to what lies below. */
function useListLoaded(wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!wanted || loaded) return undefined;
    let mounted = true;
    loadList().then(
      () => mounted && setLoaded(true),
      // the error boundary around the list reports a failed load
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [wanted, loaded]);
  return loaded;
}

/** The trigger's share of the menu pattern, so that no machinery has to run for a menu that is closed. */
function useTriggerProps(id: string, state: ReturnType<typeof useMenuState>): MenuTriggerProps {
  const expanded = useListLoaded(state.open) && state.open;
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
    'aria-expanded': expanded,
    'aria-controls': expanded ? `${id}-menu` : undefined,
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
  const mountedOnce = useMountedOnce(state.open);
  return (
    <>
      {cloneElement(trigger, useTriggerProps(id, state))}
      {/* The highlight of an earlier opening is not kept. */}
      {mountedOnce ? (
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
