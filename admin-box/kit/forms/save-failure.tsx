import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { isConflict } from './use-action.ts';

export interface RemoteChange {
  /** "Use new values". */
  acceptLabel: string;
  /** Begins the form anew with what somebody else saved; saving once more overwrites that knowingly. */
  onAccept(): void;
}

/** Somebody else saved a change of the same while the form was open. */
export function RemoteChangeBanner({ acceptLabel, onAccept, children }: RemoteChange & { children: ReactNode }) {
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" variant="ghost" onClick={onAccept}>
          {acceptLabel}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

export interface SaveFailureProps {
  failure: unknown;
  /** How the form takes over what somebody else saved, where that can be why it was refused. */
  remote?: RemoteChange | undefined;
  /** The failure in words, where the error's own do not suffice. */
  text?: string | undefined;
}

/** Why a form was not saved. */
export function SaveFailure({ failure, remote, text }: SaveFailureProps) {
  const { errorText } = useTexts();
  if (!failure) return null;
  const shown = text ?? errorText(failure);
  return remote && isConflict(failure) ? (
    <RemoteChangeBanner {...remote}>{shown}</RemoteChangeBanner>
  ) : (
    <Banner tone="danger">{shown}</Banner>
  );
}
