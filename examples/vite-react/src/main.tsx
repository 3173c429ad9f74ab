import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PorticoProvider } from '@portico/react';
import { App } from './app';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <PorticoProvider baseUrl="http://localhost:4000" clientId="my-app">
      <App />
    </PorticoProvider>
  </StrictMode>,
);
