import { Button } from '#shared/ui/button/button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { chipStyle } from './filter-chip.styles.ts';

export interface FilterTextProps {
  /** What it narrows by: "IP address". */
  label: string;
  value: string;
  /** Asks for another value. */
  onEdit(): void;
  onRemove(): void;
}

/** A text that narrows a list, as a chip: pressed, it can be changed. */
export function FilterText({ label, value, onEdit, onRemove }: FilterTextProps) {
  const { t } = useTexts();
  const text = `${label}: ${value}`;
  return (
    <span css={chipStyle} data-part="filter" data-selected>
      <Button variant="ghost" onClick={onEdit}>
        <span data-part="chip-text" dir="auto">
          {text}
        </span>
      </Button>
      <IconButton icon="close" size="sm" label={t('common.removeFilter', { filter: text })} onClick={onRemove} />
    </span>
  );
}
