// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { TextsProvider, useTexts } from '#admin-box/i18n/texts.tsx';
import type { PortalTranslation } from '#admin-box/i18n/locales.ts';
import { useForm } from './use-form.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

interface Values {
  name: string;
  alias: string;
}

const german = { adminBox: { 'common.save': 'Speichern' } } as unknown as PortalTranslation;
const english = { adminBox: {} } as unknown as PortalTranslation;

it('tells the rule of a field in the language that is chosen afterwards, and keeps what the server said', async () => {
  let form!: UseFormReturn<Values>;
  const Form = ({ seen }: { seen(rendered: UseFormReturn<Values>): void }) => {
    const { t } = useTexts();
    const rendered = useForm<Values>({ mode: 'onTouched', defaultValues: { name: '', alias: 'taken' } });
    seen(rendered);
    rendered.register('name', { validate: (value) => value !== '' || t('common.save') });
    rendered.register('alias');
    return <output>{rendered.formState.errors.name?.message}</output>;
  };
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (locale: string, translation: PortalTranslation) =>
    act(async () =>
      root.render(
        <TextsProvider locale={locale} translation={translation} chooseLocale={() => undefined}>
          <Form seen={(rendered) => (form = rendered)} />
        </TextsProvider>,
      ),
    );
  await show('en', english);
  await act(async () => void (await form.trigger('name')));
  await act(async () => form.setError('alias', { message: 'This alias is taken.' }));
  const before = place.textContent;
  expect(before).not.toBe('');
  await show('de', german);
  expect(place.textContent).toBe('Speichern');
  expect(before).not.toBe('Speichern');
  expect(form.formState.errors.alias?.message).toBe('This alias is taken.');
});
