import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Keeps } from '#admin-box/router/router.ts';
import { useUnsavedQuestion } from '#admin-box/shell/use-unsaved-guard.tsx';

export type SecretKind = 'token' | 'clientSecret';

interface Shown {
  kind: SecretKind;
  /** `undefined`: nothing is shown that could be lost. */
  secret: string | undefined;
  /** Where it is shown still. */
  keeps: Keeps;
}

export interface SecretGuard {
  /** Rendered by the caller. */
  question: ReactNode;
  /** For `CopiedContext`: what is copied is not asked about. */
  onCopied(text: string): void;
}

/**
 * Confirms before a secret that is shown once is left without a copy: by another place, by reloading, and by closing the
 * tab.
 */
export function useSecretGuard({ kind, secret, keeps }: Shown): SecretGuard {
  const { t } = useTexts();
  const [copied, setCopied] = useState<string>();
  const { question } = useUnsavedQuestion(secret !== undefined && copied !== secret, '', {
    title: t(kind === 'token' ? 'provisioning.leaveToken' : 'provisioning.leaveSecret'),
    description: t('provisioning.leaveText'),
    confirmLabel: t('provisioning.leaveAnyway'),
    keeps,
  });
  return {
    question,
    onCopied(text) {
      if (text === secret) setCopied(text);
    },
  };
}
