import { lazy, Suspense } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import type { ButtonProps } from '#shared/ui/button/button.tsx';
import { useOverlays, useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { RecentSignInProvider } from '#admin-box/kit/recent-sign-in/recent-sign-in-provider.tsx';
import type { UserNameOwner } from './user-name-owner.ts';

const UserNameDialog = lazy(async () => ({ default: (await import('./user-name.dialogs.tsx')).UserNameDialog }));

/** Button that opens the dialog to set or change a username. */
export function UserNameAction({
  owner,
  give,
  variant,
}: { owner: UserNameOwner; give: string } & Pick<ButtonProps, 'variant'>) {
  const { t } = useTexts();
  const { asked: asking, ask, close } = useOverlays<object>();
  const { asked, dialog } = useOverlayState({
    asked: asking,
    item: undefined,
    onCloseDialog: close,
    onCloseDrawer: close,
  });
  return (
    <RecentSignInProvider>
      <Button size="sm" variant={variant} onClick={() => ask({})}>
        {owner.username ? t('userName.change') : give}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <UserNameDialog key={asked.opening} owner={owner} {...dialog} />
        </Suspense>
      ) : null}
    </RecentSignInProvider>
  );
}
