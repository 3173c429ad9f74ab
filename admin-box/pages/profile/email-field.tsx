import { lazy, Suspense, useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { emailStyle } from './profile.styles.ts';

const EmailDialog = lazy(async () => ({ default: (await import('./email.dialog.tsx')).EmailDialog }));

/** The user's sign-in email, with a button to change it. */
export function EmailField({ email, mayChange }: { email: string; mayChange: boolean }) {
  const { t } = useTexts();
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);
  const change = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <div css={emailStyle}>
      <TextField label={t('common.email')} hint={t('profile.emailHint')} dir="ltr" readOnly value={email} />
      {mayChange ? (
        <Button size="sm" onClick={change}>
          {t('email.change')}
        </Button>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <EmailDialog key={opening} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
