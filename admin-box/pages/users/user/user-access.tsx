import type { MemberAccess } from '#shared/contract/users/members.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { ConfigurableField } from '#admin-box/kit/configurable-field.tsx';
import { deviceName } from '#admin-box/kit/device-name.ts';
import { useMemberAccess } from '#admin-box/pages/users/use-users.ts';

function deviceLabel({ t }: Texts, userAgent: string | undefined): string {
  const { browser, system } = deviceName(userAgent);
  if (browser && system) return t('privacy.device', { browser, system });
  return browser ?? system ?? t('privacy.deviceUnknown');
}

function Sessions({ sessions }: Pick<MemberAccess, 'sessions'>) {
  const texts = useTexts();
  const { t, locale } = texts;
  const seenLabels = { never: t('common.never'), now: t('user.thisMoment'), locale };
  return (
    <ul>
      {sessions.map(({ id, userAgent, ipAddress, createdAt }) => (
        <li key={id}>
          <bdi>{deviceLabel(texts, userAgent)}</bdi>{' '}
          <span css={mutedStyle}>
            {t('user.since', { time: formatRelativeTime(createdAt, Date.now(), seenLabels) })}
            {ipAddress ? (
              <>
                , <bdi>{ipAddress}</bdi>
              </>
            ) : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function factorNames({ t }: Texts, { authenticators, phones, webauthn }: MemberAccess['devices']): string[] {
  return [
    ...authenticators.map(() => t('user.app')),
    ...phones.map(({ phoneNumber }) => t('user.sms', { number: phoneNumber })),
    ...webauthn.map(({ deviceType }) => t(deviceType === 'Platform' ? 'user.platform' : 'user.key')),
  ];
}

function Factors({ access }: { access: MemberAccess }) {
  const texts = useTexts();
  const names = factorNames(texts, access.devices);
  if (names.length === 0) return <p css={mutedStyle}>{texts.t('user.noFactors')}</p>;
  return (
    <ul>
      {names.map((name, index) => (
        // several apps have the same name
        <li key={`${index} ${name}`}>{name}</li>
      ))}
      {access.recoveryCodesLeft === undefined ? null : (
        <li css={mutedStyle}>{texts.t('user.codes', { count: access.recoveryCodesLeft })}</li>
      )}
    </ul>
  );
}

/** Active sessions and verification methods of a user. */
export function UserAccess({ userId, onSignOut }: { userId: string; onSignOut: (() => void) | undefined }) {
  const { t } = useTexts();
  const { data, isError, refetch } = useMemberAccess(userId);
  if (isError) {
    const again = (
      <Button size="sm" variant="ghost" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Banner tone="danger" actions={again}>
        {t('user.accessFailed')}
      </Banner>
    );
  }
  // no heading without content
  const isSignedIn = data === undefined || data.sessions.length > 0;
  return (
    <>
      <ConfigurableField name="sessions">
        {(viewOnly) =>
          isSignedIn ? (
            <section>
              <div data-part="section-head">
                <h3>{t('user.sessions')}</h3>
                {onSignOut && !viewOnly && data ? (
                  <Button variant="ghost" size="sm" onClick={onSignOut}>
                    {t('users.signOut')}
                  </Button>
                ) : null}
              </div>
              {data ? <Sessions sessions={data.sessions} /> : <Skeleton shape="text" count={2} />}
            </section>
          ) : null
        }
      </ConfigurableField>
      <ConfigurableField name="secondStep">
        {() => (
          <section>
            <h3>{t('user.factors')}</h3>
            {data ? <Factors access={data} /> : <Skeleton shape="text" count={1} />}
          </section>
        )}
      </ConfigurableField>
    </>
  );
}
