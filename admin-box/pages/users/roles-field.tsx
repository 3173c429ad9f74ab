import { Checkbox } from '../../../shared/ui/checkbox/checkbox.tsx';
import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton/skeleton.tsx';
import { useTexts } from '../../texts.tsx';
import { useTeamRoles } from './use-users.ts';
import { choicesStyle } from '../../list-page/list-page.styles.ts';

export interface RolesFieldProps {
  label: string;
  value: readonly string[];
  onChange(roleIds: string[]): void;
}

/** Which roles somebody has: a box for each that may be given. */
export function RolesField({ label, value, onChange }: RolesFieldProps) {
  const { t } = useTexts();
  const roles = useTeamRoles();
  if (roles.isError) {
    const again = <Button size="sm" variant="ghost" onClick={() => void roles.refetch()}>{t('common.retry')}</Button>;
    return <Banner tone="danger" actions={again}>{t('roles.failed')}</Banner>;
  }
  if (!roles.data) return <Skeleton shape="text" count={4} />;
  const turn = (id: string, on: boolean) => onChange(on ? [...value, id] : value.filter((each) => each !== id));
  return (
    <fieldset css={choicesStyle}>
      <legend>{label}</legend>
      {roles.data.map((role) => (
        <Checkbox
          key={role.id}
          label={role.name}
          hint={role.description || undefined}
          checked={value.includes(role.id)}
          onCheckedChange={(on) => turn(role.id, on)}
        />
      ))}
    </fieldset>
  );
}
