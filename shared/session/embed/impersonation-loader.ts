import type { Portico, PorticoUser } from '#loader/portico.types.ts';
import type { Impersonated, showImpersonation } from '#shared/impersonation/main.ts';
import type { Session } from '#shared/session/session.ts';

interface ImpersonationModule {
  showImpersonation: typeof showImpersonation;
}

/**
 * Tells that the user of this page is being impersonated. The bar is loaded only then.
 * @param body of the page, where the bar goes
 */
export function watchImpersonation(
  session: Pick<Session, 'on'>,
  portico: Pick<Portico, 'logout'>,
  locale: string,
  body: () => HTMLElement,
  load: () => Promise<unknown>,
): void {
  let shown: { key: string; hide?: () => void } | undefined;
  const show = async (user: Impersonated): Promise<void> => {
    const present = (shown = { key: keyOf(user) });
    const module = (await load()) as ImpersonationModule;
    // meanwhile it may be over
    if (shown === present) shown.hide = module.showImpersonation(body(), user, portico, locale);
  };
  const follow = (user: PorticoUser | null): void => {
    if (keyOf(user) === (shown?.key ?? '')) return;
    shown?.hide?.();
    shown = undefined;
    if (user?.impersonator)
      show(user as Impersonated).catch((error: unknown) =>
        console.error('[portico] The impersonation notice did not load:', error),
      );
  };
  session.on('ready', follow);
  session.on('signed-in', follow);
  session.on('signed-out', () => follow(null));
}

function keyOf(user: PorticoUser | null): string {
  return user?.impersonator ? `${user.id} ${user.impersonator.until}` : '';
}
