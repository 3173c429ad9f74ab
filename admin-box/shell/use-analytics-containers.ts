import { useEffect } from 'react';
import { useEmit } from '#admin-box/portal/use-emit.ts';

/** Notifies the host page of the tag manager containers in metadata. @param integrations of the portal's metadata */
export function useAnalyticsContainers(integrations: unknown): void {
  const emit = useEmit();
  useEffect(() => {
    if (!integrations) return;
    const insertContainers = async () => {
      const { containersOf } = await import('./analytics-containers.ts');
      const ids = containersOf(integrations);
      if (ids.length > 0) emit('portico:containers', { ids });
    };
    // what counts visitors is no reason to trouble one
    insertContainers().catch(() => {});
  }, [integrations, emit]);
}
