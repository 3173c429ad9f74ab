import { useEffect } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { ButtonLink, Link } from '#shared/ui/link/link.tsx';
import { useTexts } from '#login-box/texts.tsx';
import { NoForm } from '#login-box/parts/no-form.tsx';
import { StepCard } from '#login-box/parts/step-card.tsx';
import { Trace } from '#login-box/parts/trace.tsx';

/** The title takes the focus by itself, and pages that open under a resting pointer may be told of it. */
function isByUser(event: Event): boolean {
  if (event instanceof FocusEvent) return (event.composedPath()[0] as Element).matches('a');
  return !(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX + event.movementY !== 0;
}

/** The page leaves after a second, unless the user is here: the request ID is to be read and copied. */
function useStay(send: StepProps['send']): void {
  useEffect(() => {
    const ending = new AbortController();
    const stay = (event: Event) => {
      if (!isByUser(event)) return;
      ending.abort();
      send({ type: 'stay.requested' });
    };
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      globalThis.addEventListener(name, stay, { signal: ending.signal, passive: true });
    return () => ending.abort();
  }, [send]);
}

/** The organization's identity provider did not sign the user in. */
export function LoginWithSsoFailedPage({ page, error, stepData, send }: StepProps) {
  const { t } = useTexts();
  useStay(send);
  return (
    <StepCard
      page={page}
      focusTitle
      title={t('loginWithSSOFailed.title')}
      lead={t(stepData.denied ? 'loginWithSSOFailed.denied' : 'loginWithSSOFailed.text')}
      foot={
        <>
          <Link href={page.links.login}>{t('common.useAnotherAddress')}</Link>
          <Trace error={error} />
        </>
      }
    >
      <NoForm>
        <ButtonLink
          href={stepData.ssoAddress || page.defaultRedirect}
          onPress={() => send({ type: 'continue.requested' })}
        >
          {t('common.continue')}
        </ButtonLink>
      </NoForm>
    </StepCard>
  );
}
