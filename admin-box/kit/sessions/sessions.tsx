import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Session } from '#shared/contract/sessions/sessions.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { errorCodeOf } from '#admin-box/data/trace-id.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { deviceName } from '#admin-box/kit/device-name.ts';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import { sessionsKey, useSessions } from './use-sessions.ts';

function useDeviceLabel(): (session: Session) => string {
  const { t } = useTexts();
  return ({ userAgent }) => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return t('privacy.device', { browser, system });
    return browser ?? system ?? t('privacy.deviceUnknown');
  };
}

/** Ends sessions, the list ahead of the server; what the server keeps comes back. */
function useEndSessions() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const queries = useQueryClient();
  const toasts = useToasts();
  return async (ids: readonly string[]): Promise<void> => {
    await queries.cancelQueries({ queryKey: sessionsKey });
    queries.setQueryData<Session[]>(sessionsKey, (all) => all?.filter(({ id }) => !ids.includes(id)));
    const ends = await Promise.allSettled(
      ids.map((id) => api.delete('/identity/resources/users/sessions/v1/me/{id}', undefined, { params: { id } })),
    );
    // one that had ended already is what was wanted
    const failed = ends.filter((end) => end.status === 'rejected' && errorCodeOf(end.reason) !== 'session-unknown');
    const [first] = failed;
    if (first?.status === 'rejected')
      toasts.show({
        tone: 'danger',
        title: `${t('privacy.endFailed', { count: failed.length })} ${errorText(first.reason)}`,
      });
    else toasts.show({ title: t('privacy.ended', { count: ids.length }) });
    await queries.invalidateQueries({ queryKey: sessionsKey });
  };
}

function SessionLine({ session, onEnd }: { session: Session; onEnd: (() => void) | undefined }) {
  const { t, locale } = useTexts();
  const deviceLabel = useDeviceLabel();
  const device = deviceLabel(session);
  const since = t('privacy.signedIn', {
    time: formatRelativeTime(session.createdAt, Date.now(), {
      never: t('common.never'),
      now: t('privacy.justNow'),
      locale,
    }),
  });
  return (
    <Line
      icon={deviceName(session.userAgent).isPhone ? 'phone' : 'globe'}
      title={
        <>
          <bdi>{device}</bdi> {session.current ? <Badge tone="accent">{t('privacy.thisOne')}</Badge> : null}
        </>
      }
      detail={
        <>
          {since}
          {session.ipAddress ? (
            <>
              {' '}
              · <bdi>{session.ipAddress}</bdi>
            </>
          ) : null}
          {session.impersonator ? <> · {t('privacy.actsHere', { name: session.impersonator.name })}</> : null}
        </>
      }
    >
      {session.current || !onEnd ? null : (
        <Button size="sm" variant="ghost" aria-label={t('privacy.endOf', { device })} onClick={onEnd}>
          {t('privacy.end')}
        </Button>
      )}
    </Line>
  );
}

/** The user's own sessions, each of which they can sign out. */
export function Sessions({ viewOnly }: { viewOnly: boolean }) {
  const { t } = useTexts();
  const sessions = useSessions();
  const end = useEndSessions();
  const [asking, setAsking] = useState(false);
  const others = sessions.data?.filter(({ current }) => !current).map(({ id }) => id) ?? [];
  return (
    <Section
      id="sessions"
      title={t('privacy.sessions')}
      lead={t('privacy.sessionsText')}
      failedTitle={t('privacy.sessionsFailed')}
      query={sessions}
      actions={
        others.length > 0 && !viewOnly ? (
          <Button variant="danger-quiet" onClick={() => setAsking(true)}>
            {t('privacy.endOthers')}
          </Button>
        ) : undefined
      }
    >
      {(all) => (
        <>
          <ul css={linesStyle}>
            {all
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  onEnd={viewOnly ? undefined : () => void end([session.id])}
                />
              ))}
          </ul>
          {others.length === 0 ? <p css={mutedStyle}>{t('privacy.noOthers')}</p> : null}
          <ConfirmDialog
            open={asking}
            onClose={() => setAsking(false)}
            title={t('privacy.endOthersTitle', { count: others.length })}
            description={t('privacy.endOthersText')}
            confirmLabel={t('privacy.endOthersAction', { count: others.length })}
            cancelLabel={t('privacy.endOthersKeep')}
            onConfirm={() => {
              setAsking(false);
              void end(others);
            }}
          />
        </>
      )}
    </Section>
  );
}
