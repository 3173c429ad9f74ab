import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '../texts.tsx';
import { useRouter } from './router-context.tsx';

/** Closing or reloading the tab asks in the browser's own words. */
function useTabGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/**
 * Asks before unsaved changes are lost: by another page, another tenant, closing the portal or the tab.
 * @param fields what was changed, as words
 * @returns the question, to be drawn by the caller
 */
export function useUnsavedGuard(dirty: boolean, fields: string): ReactNode {
  const { t } = useTexts();
  const router = useRouter();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  useTabGuard(dirty);
  useEffect(() => (dirty ? router.guard((go) => setProceed(() => go)) : undefined), [dirty, router]);
  const leave = () => {
    setProceed(null);
    proceed?.();
  };
  return (
    <ConfirmDialog
      open={proceed !== null}
      onClose={() => setProceed(null)}
      title={t('unsaved.title')}
      description={t('unsaved.text', { fields })}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      onConfirm={leave}
    />
  );
}
