import { PorticoProvider } from '@portico/react';
import type { ReactNode } from 'react';

export const metadata = { title: 'Portico with Next.js', icons: 'data:,' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <PorticoProvider baseUrl="http://localhost:4000" clientId="my-app">
          {children}
        </PorticoProvider>
      </body>
    </html>
  );
}
