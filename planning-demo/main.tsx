import { createRoot } from 'react-dom/client';
import type { Portico } from '#loader/portico.types.ts';
import { App } from './app/app.tsx';
import { createStyleCache, pageNonce } from './theme/style-cache.ts';

const root = document.getElementById('app');
if (!root) throw new Error('index.html has no element with the id "app"');

// The type promises the loader, a blocked script breaks the promise.
const { Portico: portico } = window as { Portico?: Portico };

createRoot(root).render(
  <App
    portico={portico}
    styleCache={createStyleCache(pageNonce(document))}
    path={window.location.pathname}
    onReload={() => window.location.reload()}
  />,
);
