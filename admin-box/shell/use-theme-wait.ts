import { useEffect, useRef, useState } from 'react';
import { waitForTheme } from './wait-for-theme.ts';

/**
 * Whether the portal may be drawn: its theme is there, or has been waited for long enough.
 * @param tenantId another tenant has another theme, which is waited for anew
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
