import { useEffect, useRef } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import type { NewLink } from './use-setup-links.ts';

export interface LinkCreatedProps {
  link: NewLink;
  open: boolean;
  onClose(): void;
}

/** Milliseconds after which the window that this one replaces has given the focus back to its opener, behind this one. */
const replaced = [150, 500];

/** Takes the focus in where it is outside once the earlier window is gone. */
function useFocusTaken() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const take = (): void => {
      const window = place.current?.closest<HTMLElement>('[role="alertdialog"]');
      if (window && !window.matches(':focus-within')) window.focus({ preventScroll: true });
    };
    const timers = replaced.map((delay) => setTimeout(take, delay));
    return () => timers.forEach(clearTimeout);
  }, []);
  return place;
}

/** Shows a setup link once. Only the button closes it, since the link cannot be shown again. */
export function LinkCreatedDialog({ link: { url, email }, open, onClose }: LinkCreatedProps) {
  const { t } = useTexts();
  const place = useFocusTaken();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={() => {}}
      title={t('ssolink.createdTitle')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <div ref={place} css={formStyle}>
        <Banner tone="warning">{t('ssolink.copyNow')}</Banner>
        <CopyField
          label={t('ssolink.link')}
          value={url}
          hint={email === null ? undefined : t('ssolink.sent', { email })}
        />
      </div>
    </Dialog>
  );
}
