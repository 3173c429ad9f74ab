import { lazy, Suspense, useState } from 'react';
import type { PolicyName } from '#shared/contract/policies/policy-history.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { atTextStyle } from '#admin-box/pages/security/security.styles.ts';

const PolicyHistoryDrawer = lazy(async () => ({
  default: (await import('./history-overlays.tsx')).PolicyHistoryDrawer,
}));

/** The button on a card that opens the versions of its policy. @param title name of the policy */
export function PolicyHistory({ policy, title, readOnly }: { policy: PolicyName; title: string; readOnly: boolean }) {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        css={atTextStyle}
        size="sm"
        variant="ghost"
        aria-label={t('security.policyHistoryOf', { policy: title })}
        onClick={() => setOpen(true)}
      >
        {t('security.policyHistory')}
      </Button>
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <PolicyHistoryDrawer
            policy={policy}
            title={title}
            readOnly={readOnly}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
