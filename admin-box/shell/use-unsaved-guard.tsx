import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Keeps } from '#admin-box/router/router.ts';
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

/** What is lost where it is no form: the words of the question, and where it is kept. */
export interface LeaveQuestion {
  title: string;
  description: string;
  confirmLabel: string;
  keeps: Keeps;
}

/**
 * Confirms before the changes of a dialog's form are lost: by closing it, and by everything that `useUnsavedGuard`
 * covers.
 * @param fields names what was changed
 * @param own of what is no form
 */
export function useUnsavedQuestion(dirty: boolean, fields: string, own?: LeaveQuestion): UnsavedQuestion {
  const { t, list } = useTexts();
  const router = useRouter();
  const [asked, setAsked] = useState<Asked>({ lost: [], proceed: null });
  useTabGuard(dirty);
  const latest = useRef(own);
  latest.current = own;
  const isOwn = own !== undefined;
  useEffect(() => {
    if (!dirty) return undefined;
    const keeps: Keeps | undefined = isOwn ? (next) => latest.current?.keeps(next) ?? false : undefined;
    return router.guard((proceed, lost) => setAsked({ proceed, lost }), fields, keeps);
  }, [dirty, router, fields, isOwn]);
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
      title={own?.title ?? t('unsaved.title')}
      description={own?.description ?? t('unsaved.text', { fields: list(asked.lost.filter(Boolean)) })}
      cancelLabel={t('unsaved.stay')}
      confirmLabel={own?.confirmLabel ?? t('unsaved.leave')}
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
