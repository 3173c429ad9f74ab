/** Overlays of a list: dialogs, and the drawer of one item. */
import { useRef, useState } from 'react';

/** What is asked for. Each opening has a number, so that a form begins afresh. */
export type Asked<Ask> = Ask & { opening: number };

export interface Overlays<Ask> {
  asked: Asked<Ask> | undefined;
  ask(what: Ask): void;
  close(): void;
  /** They stay mounted once opened, so that they can leave in their own time. */
  wasAsked: boolean;
}

export function useOverlays<Ask extends object>(): Overlays<Ask> {
  const [asked, setAsked] = useState<Asked<Ask>>();
  const openings = useRef(0);
  const ask = (what: Ask) => {
    openings.current += 1;
    setAsked({ ...what, opening: openings.current });
  };
  return { asked, ask, close: () => setAsked(undefined), wasAsked: openings.current > 0 };
}

/** What a page hands to its lazy overlays. */
export interface OverlaysProps<Item, Ask> {
  asked: Asked<Ask> | undefined;
  /** The item shown in the drawer. */
  item: Item | undefined;
  onCloseDialog(): void;
  onCloseDrawer(): void;
}

/** The last value that was there. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

/**
 * What the overlays render: an item's drawer and the requested dialog, keyed by its `opening`. Both keep their content
 * during the closing animation.
 */
export function useOverlayState<Item, Ask>({ asked, item, onCloseDialog, onCloseDrawer }: OverlaysProps<Item, Ask>) {
  return {
    item: useLast(item),
    asked: useLast(asked),
    drawer: { open: item !== undefined, onClose: onCloseDrawer },
    dialog: { open: asked !== undefined, onClose: onCloseDialog },
    /** Closes the drawer of a deleted item. */
    onItemDeleted: () => item && onCloseDrawer(),
  };
}
