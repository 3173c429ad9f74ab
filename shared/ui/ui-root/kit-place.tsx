import { EnvironmentProvider } from '@ark-ui/react/environment';
import { LocaleProvider } from '@ark-ui/react/locale';
import { useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { KitLocaleContext } from './kit-locale.ts';

/**
 * Tells the kit behind a part in which root and direction it is drawn. Stands round every part that uses the kit, and not
 * round the whole tree: it arrives with them, after what a person sees first.
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
