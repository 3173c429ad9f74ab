import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { Portico } from '#loader/portico.types.ts';
import { UnavailableScreen } from '#planning-demo/boot/unavailable.screen.tsx';
import { strings } from '#planning-demo/strings.ts';
import { GlobalStyles } from '#planning-demo/theme/global-styles.tsx';
import { SessionGate } from './session-gate.tsx';

interface AppProps {
  /** `undefined` when the loader's script was blocked or could not be reached. */
  portico: Portico | undefined;
  styleCache: EmotionCache;
  /** Path of the page's address. */
  path?: string;
  onReload(): void;
}

export function App({ portico, styleCache, path = '/', onReload }: AppProps) {
  const { boot } = strings;
  return (
    <CacheProvider value={styleCache}>
      <GlobalStyles />
      {portico ? (
        <SessionGate portico={portico} embedded={path.replace(/\/$/, '') === '/embedded'} onReload={onReload} />
      ) : (
        <UnavailableScreen title={boot.missingTitle} text={boot.missingText} action={boot.reload} onAction={onReload} />
      )}
    </CacheProvider>
  );
}
