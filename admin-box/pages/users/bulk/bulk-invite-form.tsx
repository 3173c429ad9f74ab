import { useRef } from 'react';
import type { ChangeEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { bulkInvitationLimit } from '#shared/lib/invitation-limits.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { formStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useFieldAppearance } from '#admin-box/kit/configurable-field.tsx';
import { fileStyle } from './bulk-invite.styles.ts';
import { readList } from './bulk-lines.ts';
import { RolesField } from '#admin-box/pages/users/roles-field.tsx';
import { AccessDurationField } from '#admin-box/pages/users/access-duration-field.tsx';
import { download } from '#admin-box/kit/download.ts';
import { useTeamRoles } from '#admin-box/data/team-roles.ts';

export interface BulkValues {
  text: string;
  roleIds: string[];
  /** Days, or `forGood`. */
  stay: string;
}

type Form = UseFormReturn<BulkValues>;

/** A list of five thousand lines has some hundred kilobytes. */
const largestFile = 4_000_000;

/** Quotes a value as a CSV cell. */
const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A table with the columns that are read, and one line that shows them. */
function template(roles: readonly { name: string }[]): Blob {
  const shown = roles
    .slice(0, 2)
    .map(({ name }) => name)
    .join(' | ');
  // the byte order mark makes spreadsheets read the file as UTF-8
  return new Blob([`\uFEFFemail,name,days,roles\r\nana@example.com,Ana Santos,30,${cell(shown)}\r\n`], {
    type: 'text/csv',
  });
}

/** Reads a file into the field, where it can be seen and changed. */
function FileChoice({ form }: { form: Form }) {
  const { t } = useTexts();
  const { data: roles = [] } = useTeamRoles(usePortal().holds('fe.secure.read.roles'));
  const input = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    const text = file.size > largestFile ? undefined : await file.text().catch(() => undefined);
    // what is no text has bytes in it that no text has
    if (text === undefined || /[\0\uFFFD]/.test(text)) return form.setError('text', { message: t('list.fileWrong') });
    form.setValue('text', text, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div css={fileStyle}>
      <input
        ref={input}
        css={visuallyHidden}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => void choose(event)}
      />
      <Button size="sm" onClick={() => input.current?.click()}>
        {t('list.file')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon="download"
        onClick={() => input.current && download(template(roles), 'invitations.csv', input.current)}
      >
        {t('list.template')}
      </Button>
    </div>
  );
}

/** Who is invited, as what, for how long. */
export function BulkInviteForm({ form }: { form: Form }) {
  const { t, locale } = useTexts();
  const { holds } = usePortal();
  const appearance = useFieldAppearance();
  const [roleIds, stay] = useWatch({ control: form.control, name: ['roleIds', 'stay'] });
  const check = (text: string) => {
    const count = readList(text).length;
    const number = new Intl.NumberFormat(locale);
    if (count > bulkInvitationLimit)
      return t('list.tooMany', { count: number.format(count), most: number.format(bulkInvitationLimit) });
    return count > 0 || t('list.missing');
  };
  return (
    <div css={formStyle}>
      <TextAreaField
        label={t('list.people')}
        hint={t('list.peopleHint')}
        rows={8}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        error={form.formState.errors.text?.message}
        {...form.register('text', { validate: check })}
      />
      <FileChoice form={form} />
      {appearance('temporaryExpirationDate') === 'edit' ? (
        <AccessDurationField
          label={t('list.time')}
          hint={t('list.timeHint')}
          value={stay}
          onChange={(next) => form.setValue('stay', next, { shouldDirty: true })}
          days={[1, 7, 30, 90]}
          extraOption={{ value: 'forGood', label: t('list.forGood'), first: true }}
        />
      ) : null}
      {appearance('roles') === 'edit' && holds('fe.secure.read.roles') ? (
        <RolesField
          label={t('users.roles')}
          value={roleIds}
          onChange={(next) => form.setValue('roleIds', next, { shouldDirty: true })}
        />
      ) : null}
    </div>
  );
}
