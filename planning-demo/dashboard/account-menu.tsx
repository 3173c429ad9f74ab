import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { PorticoUser } from '../../loader/portico.types.ts';
import { Button } from '../parts/button.tsx';
import { ErrorBanner } from '../parts/error-banner.tsx';
import { Icon } from '../parts/icon.tsx';
import { strings } from '../strings.ts';
import { avatar, caption, panel, person, personEmail, personName, root, signOutButton } from './account-menu.styles.ts';
import { useDismissable } from './use-dismissable.ts';

/** How the sign-out stands; `failed` keeps the person signed in and says so. */
export type SignOutStage = 'idle' | 'busy' | 'failed';

interface AccountMenuProps {
  user: PorticoUser;
  signOut: SignOutStage;
  onSignOut(): void;
}

/** The round avatar with fixed initials (spec section 2.1); it opens a panel that names who is signed in. */
export function AccountMenu({ user, signOut, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const dismiss = useCallback((how: 'escape' | 'outside') => {
    setOpen(false);
    if (how === 'escape') trigger.current?.focus();
  }, []);
  useDismissable(area, open, dismiss);
  // whoever has closed the panel meanwhile would not learn that they are still signed in
  useEffect(() => {
    if (signOut === 'failed') setOpen(true);
  }, [signOut]);
  const { topBar } = strings;

  return (
    <div css={root} ref={area}>
      <button
        css={avatar}
        ref={trigger}
        type="button"
        aria-label={`${topBar.accountMenu} ${topBar.avatarInitials}`}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {topBar.avatarInitials}
      </button>
      {open && (
        <div css={panel} id={panelId}>
          <SignedInPerson user={user} />
          {signOut === 'failed' && <ErrorBanner title={topBar.signOutFailedTitle} text={topBar.signOutFailedText} />}
          <SignOutButton stage={signOut} onSignOut={onSignOut} />
        </div>
      )}
    </div>
  );
}

function SignOutButton({ stage, onSignOut }: { stage: SignOutStage; onSignOut(): void }) {
  const labels = { idle: strings.topBar.signOut, busy: strings.topBar.signingOut, failed: strings.tryAgain };
  return (
    <div css={signOutButton}>
      <Button variant="quiet" busy={stage === 'busy'} onClick={onSignOut}>
        {stage !== 'busy' && <Icon name="signOut" size={16} />}
        {labels[stage]}
      </Button>
    </div>
  );
}

function SignedInPerson({ user }: { user: PorticoUser }) {
  return (
    <div css={person}>
      <p css={caption}>{strings.topBar.signedInAs}</p>
      <p css={personName} dir="auto">
        {user.name || user.email}
      </p>
      {user.name && (
        <p css={personEmail} dir="auto">
          {user.email}
        </p>
      )}
    </div>
  );
}
