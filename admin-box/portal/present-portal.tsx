import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ExpiryDialog } from '#admin-box/shell/expiry-dialog.tsx';
import { PortalShell } from '#admin-box/shell/portal-shell.tsx';
import type { PortalShellProps } from '#admin-box/shell/portal-shell.tsx';
import type { Router } from '#admin-box/router/router.ts';
import { RouterProvider } from '#admin-box/router/router-context.tsx';

export interface PresentPortalProps extends PortalShellProps {
  queries: QueryClient;
  router: Router;
}

/** The portal with a signed-in user: rendered alike in the browser and, as a snapshot, on the server. */
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
