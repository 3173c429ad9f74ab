import type { RestrictionType } from '#shared/contract/restrictions/restrictions.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ImpactPreview } from '#admin-box/pages/security/policies/impact-preview.tsx';
import { useDomainConfig } from './use-domain-restrictions.ts';
import { usePolicyImpact } from '#admin-box/pages/security/policies/use-policy-impact.ts';
import type { DomainListDraft } from '#admin-box/pages/security/policies/use-policy-impact.ts';

export interface DomainListImpactProps {
  title: string;
  /** The list that the draft changes. */
  type: RestrictionType;
  /** @returns undefined if the form has wrong values, which it then shows */
  draft(): Promise<DomainListDraft | undefined>;
}

/** "Preview impact" of a change of the lists: by the saved settings, or as if they were on with this list. */
export function DomainListImpact({ title, type, draft }: DomainListImpactProps) {
  const { t } = useTexts();
  const { query } = useDomainConfig();
  const impact = usePolicyImpact();
  const { data } = query;
  if (!data) return null;
  const config = data.active ? data : { ...data, active: true, listType: type };
  const preview = async () => {
    const changes = await draft();
    return changes && (await impact.domains(config, changes));
  };
  return (
    <div>
      <ImpactPreview title={title} note={data.active ? undefined : t('domlist.impactOff')} preview={preview} />
    </div>
  );
}
