import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ExpiryDialog } from './shell/expiry-dialog.tsx';
import { PortalShell } from './shell/portal-shell.tsx';
import type { PortalShellProps } from './shell/portal-shell.tsx';
import type { Router } from './shell/router.ts';
import { RouterProvider } from './shell/router-context.tsx';

export interface PresentPortalProps extends PortalShellProps {
  queries: QueryClient;
  router: Router;
}

/** The portal with somebody in it: drawn alike in the browser and, as a still, on the server. */
export function PresentPortal({ queries, router, ...props }: PresentPortalProps) {
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider value={router}>
        <PortalShell key={props.user.id} {...props} />
        <ExpiryDialog reauthentication={props.connection.reauthentication} />
      </RouterProvider>
    </QueryClientProvider>
  );
}
