import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Portico, PorticoUser } from '#loader/portico.types.ts';
import { Button } from '#planning-demo/parts/button.tsx';
import { ErrorBanner } from '#planning-demo/parts/error-banner.tsx';
import { Icon } from '#planning-demo/parts/icon.tsx';
import { strings } from '#planning-demo/strings.ts';
import { avatar, caption, panel, userBlock, userEmail, userName, root, menuButtons } from './account-menu.styles.ts';
import { useDismissable } from './use-dismissable.ts';

/** State of the sign-out; after `failed` the user is still signed in, and a message says so. */
export type SignOutStage = 'idle' | 'busy' | 'failed';

/** Opens the portal: over this page, or on the identity server. */
export type PortalActions = Pick<Portico, 'admin' | 'hostedPortal'>;

interface AccountMenuProps {
  user: PorticoUser;
  signOut: SignOutStage;
  portal: PortalActions;
  onSignOut(): void;
}

/** The round avatar with fixed initials (spec section 2.1); it opens a panel that names who is signed in. */
export function AccountMenu({ user, signOut, portal, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const dismiss = useCallback((how: 'escape' | 'outside') => {
    setOpen(false);
    if (how === 'escape') trigger.current?.focus();
  }, []);
  useDismissable(area, open, dismiss);
  // reopen the panel, or users who closed it would not learn that they are still signed in
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
          <SignedInUser user={user} />
          {signOut === 'failed' && <ErrorBanner title={topBar.signOutFailedTitle} text={topBar.signOutFailedText} />}
          <PortalButtons portal={portal} onOpen={() => setOpen(false)} />
          <SignOutButton stage={signOut} onSignOut={onSignOut} />
        </div>
      )}
    </div>
  );
}

function PortalButtons({ portal, onOpen }: { portal: PortalActions; onOpen(): void }) {
  const show = (page?: string) => {
    onOpen();
    // Without the dialog, open the hosted page.
    portal.admin.show(page ? { page } : undefined).catch(() => portal.hostedPortal({ target: 'same' }));
  };
  const open = () => {
    onOpen();
    void portal.hostedPortal();
  };
  return (
    <div css={menuButtons}>
      <Button variant="quiet" onClick={() => show()}>
        <Icon name="settings" size={16} />
        {strings.topBar.manageAccount}
      </Button>
      <portico-authorized permissions="fe.secure.read.users">
        <Button variant="quiet" onClick={() => show('users')}>
          <Icon name="users" size={16} />
          {strings.topBar.managePeople}
        </Button>
      </portico-authorized>
      <Button variant="quiet" onClick={open}>
        <Icon name="arrow" size={16} />
        {strings.topBar.openPortal}
      </Button>
    </div>
  );
}

function SignOutButton({ stage, onSignOut }: { stage: SignOutStage; onSignOut(): void }) {
  const labels = { idle: strings.topBar.signOut, busy: strings.topBar.signingOut, failed: strings.tryAgain };
  return (
    <div css={menuButtons}>
      <Button variant="quiet" busy={stage === 'busy'} onClick={onSignOut}>
        {stage !== 'busy' && <Icon name="signOut" size={16} />}
        {labels[stage]}
      </Button>
    </div>
  );
}

function SignedInUser({ user }: { user: PorticoUser }) {
  return (
    <div css={userBlock}>
      <p css={caption}>{strings.topBar.signedInAs}</p>
      <p css={userName} dir="auto">
        {user.name || user.email}
      </p>
      {user.name && (
        <p css={userEmail} dir="auto">
          {user.email}
        </p>
      )}
    </div>
  );
}
