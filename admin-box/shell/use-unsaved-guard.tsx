import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';

/** Closing or reloading the tab shows the browser's own confirmation. */
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
  /** Rendered by the caller. */
  question: ReactNode;
  /**
   * Continues immediately if nothing would be lost, else after confirmation. Closing a dialog asks for its own form
   * only.
   */
  ask(proceed: () => void): void;
}

/**
 * Confirms before the changes of a dialog's form are lost: by closing it, and by everything that `useUnsavedGuard`
 * covers.
 * @param fields names what was changed
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
  // Keeps the text during the closing animation.
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
 * Confirms before unsaved changes are lost: by another page, another tenant, closing the portal or the tab.
 * @param fields names what was changed
 * @returns the confirmation, rendered by the caller
 */
export function useUnsavedGuard(dirty: boolean, fields: string): ReactNode {
  return useUnsavedQuestion(dirty, fields).question;
}
