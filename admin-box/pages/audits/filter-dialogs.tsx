/** Dialogs that ask for a filter of the log. One chunk, loaded when the first is opened. */
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { startOfDay } from '#admin-box/kit/calendar-day.ts';
import { FormDialog } from '#admin-box/kit/forms/form-dialog.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useForm } from '#admin-box/kit/forms/use-form.ts';
import { useOverlayState } from '#admin-box/kit/overlays/use-overlays.ts';
import type { Asked } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { AuditFilters, ColumnFilter } from './audit-filters.ts';

export type AskedFilter = { column: ColumnFilter } | { range: true };

interface FilterDialogProps {
  filters: AuditFilters;
  onFilter(filters: AuditFilters): void;
  open: boolean;
  onClose(): void;
}

/** As long as the server accepts. */
const longestFilter = 200;

function ColumnDialog({ column, filters, onFilter, open, onClose }: FilterDialogProps & { column: ColumnFilter }) {
  const { t } = useTexts();
  const form = useForm({ defaultValues: { text: filters[column] ?? '' } });
  const name = t(`auditFilters.${column}`);
  const save = form.handleSubmit(({ text }) => {
    onClose();
    onFilter({ [column]: text.trim() || undefined });
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('auditFilters.title', { column: name })}
      changed={form.formState.isDirty}
      ready
      saving={false}
      saveLabel={t('auditFilters.apply')}
      onSave={() => void save()}
    >
      <TextField
        label={t('auditFilters.contains', { column: name })}
        hint={t('auditFilters.containsHint')}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        {...registered(form, 'text')}
      />
    </FormDialog>
  );
}

function RangeDialog({ filters, onFilter, open, onClose }: FilterDialogProps) {
  const { t, locale } = useTexts();
  const form = useForm({ mode: 'onTouched', defaultValues: { from: filters.from ?? '', to: filters.to ?? '' } });
  const { errors, isDirty } = form.formState;
  const save = form.handleSubmit(({ from, to }) => {
    onClose();
    onFilter({ period: undefined, from: from || undefined, to: to || undefined });
  });
  const checkEnd = (to: string): string | true => {
    const { from } = form.getValues();
    if (!from && !to) return t('auditFilters.rangeEmpty');
    // days of ISO 8601 are in the order of their text
    if (!from || !to || from <= to) return true;
    return t('auditFilters.rangeOrder', {
      from: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(startOfDay(from)),
    });
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('auditFilters.rangeTitle')}
      description={t('auditFilters.rangeText', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
      changed={isDirty}
      ready
      saving={false}
      saveLabel={t('auditFilters.apply')}
      onSave={() => void save()}
    >
      <TextField type="date" label={t('auditFilters.from')} {...registered(form, 'from')} />
      <TextField
        type="date"
        label={t('auditFilters.to')}
        error={errors.to?.message}
        {...registered(form, 'to', { validate: checkEnd })}
      />
    </FormDialog>
  );
}

export interface FilterDialogsProps extends Pick<FilterDialogProps, 'filters' | 'onFilter' | 'onClose'> {
  asked: Asked<AskedFilter> | undefined;
}

export function FilterDialogs({ asked, onClose, ...shared }: FilterDialogsProps) {
  const { asked: shown, dialog } = useOverlayState({
    asked,
    item: undefined,
    onCloseDialog: onClose,
    onCloseDrawer: onClose,
  });
  if (!shown) return null;
  return 'column' in shown ? (
    <ColumnDialog key={shown.opening} column={shown.column} {...shared} {...dialog} />
  ) : (
    <RangeDialog key={shown.opening} {...shared} {...dialog} />
  );
}
