import { useState } from 'react';
import type { TestCard } from '#shared/contract/billing/card-payments.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { digitsOf, hasExpired, isCardNumber, isCvc, readExpiry } from './card-number.ts';

export type CardField = 'number' | 'expiry' | 'cvc';
const fields: readonly CardField[] = ['number', 'expiry', 'cvc'];
const nothing: Readonly<Record<CardField, string>> = { number: '', expiry: '', cvc: '' };

function faultOf(values: Readonly<Record<CardField, string>>, field: CardField) {
  if (field === 'number') return isCardNumber(values.number) ? undefined : ('checkout.numberWrong' as const);
  if (field === 'cvc') return isCvc(values.cvc) ? undefined : ('checkout.cvcWrong' as const);
  const expiry = readExpiry(values.expiry);
  if (!expiry) return 'checkout.expiryWrong' as const;
  return hasExpired(expiry, Date.now()) ? ('checkout.expiryPast' as const) : undefined;
}

/** What is typed of a card. A field is judged once it was left, and all of them when the form is sent. */
export function useCardFields() {
  const { t } = useTexts();
  const [values, setValues] = useState(nothing);
  const [judged, setJudged] = useState<ReadonlySet<CardField>>(new Set());
  const fieldOf = (field: CardField) => {
    const fault = judged.has(field) ? faultOf(values, field) : undefined;
    return {
      value: values[field],
      error: fault && t(fault),
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [field]: target.value }),
      onBlur: () => values[field] !== '' && setJudged(new Set([...judged, field])),
    };
  };
  /** @returns `undefined` while something is wrong, which is shown from then on */
  const read = (): TestCard | undefined => {
    setJudged(new Set(fields));
    const expiry = readExpiry(values.expiry);
    if (!expiry || fields.some((field) => faultOf(values, field))) return undefined;
    return { number: digitsOf(values.number), cvc: digitsOf(values.cvc), ...expiry };
  };
  return { fieldOf, read, isEmpty: fields.every((field) => values[field] === '') };
}

export type CardForm = ReturnType<typeof useCardFields>;
