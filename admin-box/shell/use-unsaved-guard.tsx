import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Closing or reloading the tab asks in the browser's own words. */
function useTabGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

interface Asked {
  lost: readonly string[];
  /** `null`: nothing is asked. */
  proceed: (() => void) | null;
}

export interface UnsavedQuestion {
  /** To be drawn by the caller. */
  question: ReactNode;
  /** Goes on at once when nothing would be lost, else when the person agrees: what closes a dialog asks its own form alone. */
  ask(proceed: () => void): void;
}

/**
 * Asks before the changes of a dialog's form are lost: by closing it, and by all that `useUnsavedGuard` names.
 * @param fields what was changed, as words
 */
export function useUnsavedQuestion(dirty: boolean, fields: string): UnsavedQuestion {
  const { t, list } = useTexts();
  const router = useRouter();
  const [asked, setAsked] = useState<Asked>({ lost: [], proceed: null });
  useTabGuard(dirty);
  useEffect(
    () => (dirty ? router.guard((proceed, lost) => setAsked({ proceed, lost }), fields) : undefined),
    [dirty, router, fields],
  );
  // The words stay while the question fades.
  const stay = () => setAsked({ ...asked, proceed: null });
  const leave = () => {
    stay();
    asked.proceed?.();
  };
  const question = (
    <ConfirmDialog
      open={asked.proceed !== null}
      onClose={stay}
      title={t('unsaved.title')}
      description={t('unsaved.text', { fields: list(asked.lost) })}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={t('unsaved.leave')}
      onConfirm={leave}
    />
  );
  return { question, ask: (proceed) => (dirty ? setAsked({ proceed, lost: [fields] }) : proceed()) };
}

/**
 * Asks before unsaved changes are lost: by another page, another tenant, closing the portal or the tab.
 * @param fields what was changed, as words
 * @returns the question, to be drawn by the caller
 */
export function useUnsavedGuard(dirty: boolean, fields: string): ReactNode {
  return useUnsavedQuestion(dirty, fields).question;
}
