import { css } from '@emotion/react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { CardForm } from './use-card-fields.ts';

const fieldsStyle = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: var(--portico-space-4);
  & > :first-of-type,
  & > p {
    grid-column: 1 / -1;
  }
  & > p {
    margin: 0;
    color: var(--portico-color-text-muted);
  }
`;

const digits = { inputMode: 'numeric', dir: 'ltr', spellCheck: false } as const;

/** The card of the built-in test provider. */
export function CardFields({ card: { fieldOf } }: { card: CardForm }) {
  const { t } = useTexts();
  return (
    <div css={fieldsStyle}>
      <TextField
        {...digits}
        {...fieldOf('number')}
        label={t('checkout.number')}
        autoComplete="cc-number"
        maxLength={30}
        end={<Icon name="card" />}
      />
      <TextField
        {...digits}
        {...fieldOf('expiry')}
        label={t('checkout.expiry')}
        placeholder={t('checkout.expiryHint')}
        autoComplete="cc-exp"
        maxLength={10}
      />
      <TextField
        {...digits}
        {...fieldOf('cvc')}
        label={t('checkout.cvc')}
        placeholder={t('checkout.cvcHint')}
        autoComplete="cc-csc"
        maxLength={6}
      />
      <p>{t('checkout.testCard')}</p>
    </div>
  );
}
