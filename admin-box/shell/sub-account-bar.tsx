import { brief } from '#shared/lib/names.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { backStyle } from './shell.styles.ts';

export interface SubAccountBarProps {
  /** Name of the active tenant. */
  name: string;
  /** Name of its parent account. */
  parent: string;
  onBack(): void;
}

/** Shown on every page of a sub-account to members of its parent account. */
export function SubAccountBar({ name, parent, onBack }: SubAccountBarProps) {
  const { t } = useTexts();
  return (
    <Banner
      tone="neutral"
      icon={<Icon name="building" />}
      actions={
        <span css={backStyle}>
          <Button size="sm" variant="ghost" onClick={onBack}>
            {t('shell.backTo', { parent: brief(parent) })}
          </Button>
        </span>
      }
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>{' '}
      · {t('shell.subAccountOf', { parent })}
    </Banner>
  );
}
