import type { ReactNode } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { isConflict } from './use-action.ts';

export interface RemoteChange {
  /** "Use new values". */
  acceptLabel: string;
  /** Restarts the form from the other user's saved values; saving without it overwrites them deliberately. */
  onAccept(): void;
}

/** Banner: another user saved a change to the same object while the form was open. */
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
  /** How the form accepts another user's changes, if the failure can be such a conflict. */
  remote?: RemoteChange | undefined;
  /** Text of the failure, if the error's own message does not suffice. */
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
