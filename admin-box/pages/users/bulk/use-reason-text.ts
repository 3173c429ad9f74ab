import { ApiError } from '#shared/api/api-error.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Why a line of a list is not invited, for a user: an error code, or what was wrong before the server looked at it; `detail` is the role that it is about. */
export function useReasonText(): (reason: string, detail?: string) => string {
  const { t, errorText } = useTexts();
  return (reason, detail) => {
    if (reason === 'days') return t('list.daysWrong');
    if (reason === 'broken') return t('list.broken');
    if (reason === 'long') return t('list.long');
    if (reason === 'role-not-found' && detail !== undefined) return t('list.roleUnknown', { role: detail });
    if (detail !== undefined) return t('list.roleRefused', { role: detail });
    if (reason === 'too-many-invitations') return t('list.dayFull');
    if (reason === 'mail-failed') return t('list.mailFailed');
    return errorText(new ApiError({ message: reason, statusCode: 400, traceId: null, errorCode: reason }));
  };
}
