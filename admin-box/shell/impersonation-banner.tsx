import { formatTimeOrDateTime } from '#shared/i18n/format-time.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import type { PortalUser } from '#admin-box/session/portal-session.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

export interface ImpersonationBannerProps {
  user: PortalUser;
  impersonator: { name: string; until: string };
  onLeave(): void;
}

/** Shown on every page during an impersonation: who acts as the user, until when, and a button to stop. */
export function ImpersonationBanner({ user, impersonator, onLeave }: ImpersonationBannerProps) {
  const { t, locale } = useTexts();
  const until = formatTimeOrDateTime(impersonator.until, Date.now(), { locale });
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" variant="ghost" onClick={onLeave}>
          {t('shell.stopImpersonating', { name: user.name })}
        </Button>
      }
    >
      {t('shell.impersonating', { actor: impersonator.name, name: user.name, until })}
    </Banner>
  );
}
