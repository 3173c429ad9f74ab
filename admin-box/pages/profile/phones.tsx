import { lazy, Suspense } from 'react';
import type { PhoneNumber } from '#shared/contract/profile/phones.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { useOverlays } from '#admin-box/kit/overlays/use-overlays.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import type { PhoneAsk } from './phone.dialogs.tsx';
import { usePhones } from './use-phones.ts';

const PhoneDialogs = lazy(async () => ({ default: (await import('./phone.dialogs.tsx')).PhoneDialogs }));

function PhoneLine({
  phone,
  mayChange,
  onAsk,
}: {
  phone: PhoneNumber;
  mayChange: boolean;
  onAsk: (what: PhoneAsk) => void;
}) {
  const { t } = useTexts();
  const number = phone.phoneNumber;
  return (
    <Line
      icon="phone"
      title={<bdi dir="ltr">{number}</bdi>}
      detail={phone.verified ? t('phones.confirmed') : <Badge tone="warning">{t('phones.notConfirmed')}</Badge>}
    >
      {mayChange ? (
        <span>
          {phone.verified ? null : (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('phones.confirmOf', { number })}
              onClick={() => onAsk({ kind: 'confirm', phone })}
            >
              {t('phones.confirm')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('phones.removeOf', { number })}
            onClick={() => onAsk({ kind: 'remove', phone })}
          >
            {t('phones.remove')}
          </Button>
        </span>
      ) : null}
    </Line>
  );
}

/** Numbers of the user, each added and removed by a code. @param managed by a directory, which brings them */
export function Phones({ mayChange, managed = false }: { mayChange: boolean; managed?: boolean | undefined }) {
  const { t } = useTexts();
  const phones = usePhones();
  const { asked, ask, close } = useOverlays<PhoneAsk>();
  return (
    <Section
      id="phones"
      title={t('phones.title')}
      lead={t('phones.text')}
      failedTitle={t('phones.failed')}
      query={phones}
      actions={
        mayChange && !managed ? (
          <Button icon="plus" onClick={() => ask({ kind: 'add' })}>
            {t('phones.add')}
          </Button>
        ) : undefined
      }
    >
      {(all) => (
        <>
          {all.length === 0 ? <p css={mutedStyle}>{t('phones.none')}</p> : null}
          {managed ? <p css={mutedStyle}>{t('profile.managed')}</p> : null}
          <ul css={linesStyle}>
            {all.map((phone) => (
              <PhoneLine key={phone.id} phone={phone} mayChange={mayChange} onAsk={ask} />
            ))}
          </ul>
          {asked ? (
            <Suspense fallback={null}>
              <PhoneDialogs key={asked.opening} asked={asked} onClose={close} />
            </Suspense>
          ) : null}
        </>
      )}
    </Section>
  );
}
