/** ID of the heading of the removals on hold. */
export const holdsHeading = 'provisioning-held';

/** The kit gives the focus back to what opened a window, two frames after it closed. */
const afterTheKit = 3;

/** Leads to the removals on hold. @param place anything on the page, which may be in a shadow root */
export function showHolds(place: Element | null): void {
  const root = place?.getRootNode() as ParentNode | undefined;
  const go = (frames: number): void => {
    if (frames > 0) return void requestAnimationFrame(() => go(frames - 1));
    const heading = root?.querySelector<HTMLElement>(`#${holdsHeading}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  go(afterTheKit);
}
