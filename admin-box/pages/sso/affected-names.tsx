import { useTexts } from '#admin-box/i18n/texts.tsx';
import { ExpandableNames } from '#admin-box/kit/list/expandable-list.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';

/** Users by name, all of whom can be shown. Of very many, an answer names the first ones: the rest is counted. */
export function AffectedNames({ names, total }: { names: readonly string[]; total: number }) {
  const { t } = useTexts();
  if (names.length === 0) return null;
  const others = total - names.length;
  return (
    <div data-part="affected">
      <ExpandableNames names={names} none="" />
      {others > 0 ? <p css={mutedStyle}>{t('sso.affectedMore', { count: others })}</p> : null}
    </div>
  );
}
