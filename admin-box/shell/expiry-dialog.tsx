import { useState, useSyncExternalStore } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import type { Reauthentication } from '#admin-box/session/reauthentication.ts';
import { Revealed } from '#admin-box/ssr/revealed.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Covers the portal, which keeps its state, until the user has signed in again. */
export function ExpiryDialog({ reauthentication }: { reauthentication: Reauthentication }) {
  const { t } = useTexts();
  const phase = useSyncExternalStore(reauthentication.subscribe, reauthentication.phase, reauthentication.phase);
  const [tried, setTried] = useState(false);
  const isOpen = phase === 'ended' || phase === 'waiting';
  const signIn = () => {
    setTried(true);
    reauthentication.signIn();
  };
  return (
    <Dialog
      open={isOpen}
      role="alertdialog"
      // Escape would leave a portal in which nothing works.
      onClose={() => {}}
      title={t('expiry.title')}
      description={t('expiry.text')}
      footer={
        <>
          <Button variant="ghost" onClick={reauthentication.giveUp}>
            {t('expiry.leave')}
          </Button>
          <Button variant="primary" onClick={signIn} loading={phase === 'waiting'} loadingLabel={t('expiry.waiting')}>
            {t('expiry.signIn')}
          </Button>
        </>
      }
    >
      <Revealed />
      {tried && phase === 'ended' ? <Banner tone="warning">{t('expiry.blocked')}</Banner> : null}
    </Dialog>
  );
}
