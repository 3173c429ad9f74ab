import { useEffect, useRef } from 'react';
import type { SsoCheck, SsoReplay, SsoReplayResult } from '#shared/contract/sso/sso-exchanges.ts';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { stateTexts } from '#admin-box/pages/sso/setup/exchange-result.tsx';
import { changedRules } from './changed-rules.ts';
import { compareStyle } from './doctor.styles.ts';

function Judged({ title, result }: { title: string; result: SsoReplayResult }) {
  const { t, list } = useTexts();
  const { outcome, failedRule, user } = result;
  const roles = user === null || user.roles === null ? t('ssodoctor.rolesUnknown') : list(user.roles);
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <DataList
        items={[
          {
            term: t('ssodoctor.result'),
            value:
              outcome === 'failed' ? (
                <Status tone="danger">{t('ssodoctor.fails', { rule: failedRule ?? '' })}</Status>
              ) : (
                <Status tone={outcome === 'passed' ? 'success' : 'warning'}>
                  {t(outcome === 'passed' ? 'ssodoctor.passes' : 'ssodoctor.incomplete')}
                </Status>
              ),
          },
          ...(user === null
            ? []
            : [
                { term: t('ssodoctor.user'), value: <bdi>{user.name ?? user.email}</bdi> },
                { term: t('ssodoctor.roles'), value: <bdi>{roles || t('ssodoctor.noRoles')}</bdi> },
              ]),
        ]}
      />
    </section>
  );
}

/** What the settings to try would change: the outcome, the roles, and the state of each rule. */
export function ReplayResult({ replay }: { replay: SsoReplay }) {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  // it comes below the button that was pressed, out of sight in a drawer that scrolls
  useEffect(() => {
    // newer browsers return a promise: it must not be taken for the cleanup
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [replay]);
  const changed = changedRules(replay);
  const nameOf = (state: SsoCheck['state']) => t(stateTexts[state]);
  return (
    <div ref={place} tabIndex={-1} role="status" data-part="replayed">
      <div css={compareStyle}>
        <Judged title={t('ssodoctor.before')} result={replay.before} />
        <Judged title={t('ssodoctor.after')} result={replay.after} />
      </div>
      <h4>{t('ssodoctor.changes')}</h4>
      {changed.length === 0 ? (
        <p css={mutedStyle}>{t('ssodoctor.noChanges')}</p>
      ) : (
        <ul>
          {changed.map(({ rule, before, after }, index) => (
            <li key={`${index}-${rule}`}>
              <code dir="ltr">{rule}</code>: {nameOf(before)} → {nameOf(after)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
