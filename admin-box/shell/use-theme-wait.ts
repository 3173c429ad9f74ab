import { useEffect, useRef, useState } from 'react';
import { waitForTheme } from './wait-for-theme.ts';

/**
 * Whether the portal can render: its theme has loaded, or the wait timed out.
 * @param tenantId restarts the wait, since each tenant has its own theme
 */
export function useThemeWait(isThere: boolean, tenantId: string): boolean {
  const latest = useRef(isThere);
  latest.current = isThere;
  const [waitedFor, setWaitedFor] = useState<string>();
  const isOver = isThere || waitedFor === tenantId;
  useEffect(
    () =>
      isOver
        ? undefined
        : waitForTheme(
            () => latest.current,
            () => setWaitedFor(tenantId),
          ),
    [isOver, tenantId],
  );
  return isOver;
}
