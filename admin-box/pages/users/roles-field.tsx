import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { ChoicesField } from '#admin-box/kit/forms/choices-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';

export interface RolesFieldProps {
  label: string;
  value: readonly string[];
  onChange(roleIds: string[]): void;
}

/** Roles of a user: a checkbox for each role that may be assigned. */
export function RolesField({ label, value, onChange }: RolesFieldProps) {
  const { t } = useTexts();
  const roles = useTeamRoles();
  if (roles.isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void roles.refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('roles.failed')}
      </Banner>
    );
  }
  if (!roles.data) return <Skeleton shape="text" count={4} />;
  return <ChoicesField legend={label} find={t('roles.find')} options={roles.data} value={value} onChange={onChange} />;
}
