import { useTexts } from '#admin-box/i18n/texts.tsx';
import { linesStyle } from './bulk-invite.styles.ts';
import { useReasonText } from './use-reason-text.ts';

export interface BulkInviteLine {
  line: number;
  email: string;
  name?: string | undefined;
  reason?: string | undefined;
  /** What the reason is about. */
  detail?: string | undefined;
  /** Names of the roles that are given. */
  roles?: readonly string[] | undefined;
  /** Absent for good. */
  days?: number | undefined;
}

/** Most lines on display. */
const most = 200;

/** Lines of a list, with what is wrong with them. */
export function BulkInviteLines({ lines, label }: { lines: readonly BulkInviteLine[]; label: string }) {
  const { t, list } = useTexts();
  const reasonText = useReasonText();
  if (lines.length === 0) return <p>{t('list.noLines')}</p>;
  return (
    <>
      <ul css={linesStyle} aria-label={label}>
        {lines.slice(0, most).map(({ line, email, name, reason, detail, roles, days }) => (
          <li key={`${line} ${email}`}>
            <span data-part="line">{t('list.line', { line })}</span>
            <span>
              <bdi>{email}</bdi>
              {name ? (
                <>
                  {' '}
                  · <bdi>{name}</bdi>
                </>
              ) : null}
            </span>
            {reason ? <span data-part="reason">{reasonText(reason, detail)}</span> : null}
            {roles ? (
              <span data-part="reason">
                <bdi>{roles.length > 0 ? list(roles) : t('list.noRoles')}</bdi> ·{' '}
                {days === undefined ? t('list.forGood') : t('list.days', { count: days })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {lines.length > most ? <p>{t('list.moreLines', { count: lines.length - most })}</p> : null}
    </>
  );
}
