import { css } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { languageOf } from '#shared/i18n/languages.ts';
import { useRootPlace } from '#shared/theme/root-context.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { openStripeForm } from './open-stripe-form.ts';
import type { StripeForm, StripeFormOptions } from './open-stripe-form.ts';
import { stripeLookOf } from './stripe-look.ts';

/** Holds the look of a field, for the frame that cannot see our styles: the last two are marks, never drawn. */
const sampleStyle = css`
  position: absolute;
  visibility: hidden;
  font: var(--portico-text-md) var(--portico-font-sans);
  color: var(--portico-color-text);
  background-color: var(--portico-color-surface);
  border-radius: var(--portico-radius-md);
  caret-color: var(--portico-color-accent);
  outline-color: var(--portico-color-danger-text);
`;

export interface StripeFieldsProps extends Pick<StripeFormOptions, 'publishableKey' | 'currency' | 'onChange'> {
  onForm(form: StripeForm | undefined): void;
}

/**
 * The card form of Stripe. Its frames refuse a shadow root: they lie in a child of the element, on the page itself, and
 * are shown here.
 */
export function StripeFields({ publishableKey, currency, onChange, onForm }: StripeFieldsProps) {
  const { t, locale } = useTexts();
  const { host } = useRootPlace();
  const sample = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const slot = `card-${useId()}`;
  const told = useRef({ onChange, onForm });
  useEffect(() => void (told.current = { onChange, onForm }));
  useEffect(() => {
    if (!host || !sample.current) return undefined;
    const node = host.ownerDocument.createElement('div');
    node.slot = slot;
    host.append(node);
    let form: StripeForm | undefined;
    let isGone = false;
    const opening = openStripeForm({
      node,
      publishableKey,
      locale: languageOf(locale),
      currency,
      look: stripeLookOf(sample.current),
      onChange: (change) => told.current.onChange(change),
    });
    const use = (opened: StripeForm): void => {
      form = opened;
      if (isGone) return form.destroy();
      setState('ready');
      told.current.onForm(form);
    };
    opening.then(use, () => setState('failed'));
    return () => {
      isGone = true;
      told.current.onForm(undefined);
      form?.destroy();
      node.remove();
    };
  }, [host, slot, publishableKey, locale, currency, attempt]);
  return (
    <div data-part="stripe">
      <div ref={sample} css={sampleStyle} aria-hidden />
      {state === 'loading' ? <Skeleton shape="text" count={4} /> : null}
      {state === 'failed' ? (
        <ErrorState
          level={3}
          title={t('checkout.formFailed')}
          description={t('checkout.formFailedText')}
          onRetry={() => {
            setState('loading');
            setAttempt(attempt + 1);
          }}
        />
      ) : (
        <slot name={slot} />
      )}
    </div>
  );
}
