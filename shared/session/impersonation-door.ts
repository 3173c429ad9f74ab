import type { Portico, PorticoUser } from '../../loader/portico.types.ts';
import type { Impersonated } from '../impersonation/main.ts';
import type { Session } from './session.ts';

type ImpersonationModule = typeof import('../impersonation/main.ts');

/** While somebody acts as the person of this page, it says so. The bar is loaded only then. */
export function watchImpersonation(session: Pick<Session, 'on'>, portico: Pick<Portico, 'logout'>, locale: string, load: () => Promise<unknown>): void {
  let shown: { key: string; hide?: () => void } | undefined;
  const follow = (user: PorticoUser | null): void => {
    const key = user?.impersonator ? `${user.id} ${user.impersonator.until}` : '';
    if (key === (shown?.key ?? '')) return;
    shown?.hide?.();
    const present = (shown = key === '' ? undefined : { key });
    if (!present) return;
    load().then(
      (module) => {
        // meanwhile it may be over
        if (shown === present) shown.hide = (module as ImpersonationModule).showImpersonation(user as Impersonated, portico, locale);
      },
      (error: unknown) => console.error('[portico] The page cannot say that somebody acts as this person:', error),
    );
  };
  session.on('ready', follow);
  session.on('signed-in', follow);
  session.on('signed-out', () => follow(null));
}
