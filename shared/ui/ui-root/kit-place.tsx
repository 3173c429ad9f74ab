import { EnvironmentProvider } from '@ark-ui/react/environment';
import { LocaleProvider } from '@ark-ui/react/locale';
import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { KitLocaleContext } from './kit-locale.ts';

/**
 * Tells a component's kit in which root and direction it is rendered. Wraps each component that uses the kit, not
 * the whole tree, so that it is loaded with them, after the first paint.
 */
export function KitPlace({ children }: { children: ReactNode }) {
  const { root } = useRootPlace();
  const rootNodeOf = useMemo(() => (root ? () => root : undefined), [root]);
  return (
    <EnvironmentProvider value={rootNodeOf}>
      <LocaleProvider locale={useContext(KitLocaleContext)}>{children}</LocaleProvider>
    </EnvironmentProvider>
  );
}
