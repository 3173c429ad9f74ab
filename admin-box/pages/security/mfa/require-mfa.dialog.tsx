/** The question before MFA is required: what happens to whom, and when. */
import { useQuery } from '@tanstack/react-query';
import type { EnforceMfaType } from '#shared/contract/policies/security-policies.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useMfaOptions } from '#admin-box/pages/security/policies/use-policies.ts';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';

const strictness: Readonly<Record<EnforceMfaType, number>> = { DontForce: 0, ForceExceptSAML: 1, Force: 2 };

/** Whether a change of the policy asks more people for a second method than the present one. */
export function asksMore(wanted: EnforceMfaType, present: EnforceMfaType): boolean {
  return strictness[wanted] > strictness[present];
}

interface RequireMfaProps {
  values: { type: EnforceMfaType };
  onClose(): void;
  onConfirm(): void;
}

export function RequireMfaDialog({ values: { type }, onClose, onConfirm }: RequireMfaProps) {
  const { t, locale } = useTexts();
  const { mfa } = usePolicyImpact();
  const options = useMfaOptions();
  // the question can be answered without the numbers
  const { data: impact, isFetching } = useQuery({
    queryKey: ['security', 'require-mfa', type],
    queryFn: () => mfa({ enforceMFAType: type }),
    gcTime: 0,
    retry: false,
  });
  const number = new Intl.NumberFormat(locale);
  const byEmail = options.data?.methods.includes('EmailCode') ?? false;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      tone="primary"
      title={t('security.mfaAskTitle')}
      description={t('security.mfaAskText')}
      confirmLabel={t('security.mfaAskConfirm')}
      cancelLabel={t('common.cancel')}
      loading={isFetching}
      loadingLabel={t('security.impactLoading')}
    >
      <p>{t(byEmail ? 'security.mfaAskEmail' : 'security.mfaAskEnroll')}</p>
      {impact ? (
        <DataList
          items={[
            { term: t('security.mfaAskUsers'), value: number.format(impact.users.total) },
            { term: t('security.mfaAskSessions'), value: number.format(impact.sessions.total) },
          ]}
        />
      ) : null}
      {impact?.sessions.own ? <Banner tone="warning">{t('security.mfaAskSelf')}</Banner> : null}
    </ConfirmDialog>
  );
}
