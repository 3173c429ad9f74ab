import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ImpactPreview } from '#admin-box/pages/security/policies/impact-preview.tsx';
import { useIpConfig } from './use-ip-restrictions.ts';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import type { IpListDraft } from '#admin-box/pages/security/policies/use-policy-impact.ts';

export interface IpListImpactProps {
  title: string;
  /** The list that the draft changes. */
  type: RestrictionType;
  /** @returns undefined if the form has wrong values, which it then shows */
  draft(): Promise<IpListDraft | undefined>;
}

/** "Preview impact" of a change of the lists: by the saved settings, or as if they were on with this list. */
export function IpListImpact({ title, type, draft }: IpListImpactProps) {
  const { t } = useTexts();
  const { query } = useIpConfig();
  const impact = usePolicyImpact();
  const { data } = query;
  if (!data) return null;
  const config = data.isActive ? data : { isActive: true, strategy: type };
  const preview = async () => {
    const changes = await draft();
    return changes && (await impact.ip(config, changes));
  };
  const note = [t('security.impactByAddress'), ...(data.isActive ? [] : [t('iplist.impactOff')])].join(' ');
  return (
    <div>
      <ImpactPreview title={title} note={note} preview={preview} />
    </div>
  );
}
