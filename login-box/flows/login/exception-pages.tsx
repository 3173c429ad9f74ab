/**
 * Steps that a sign-in by password does not need: other methods, SSO, lockout, errors. They are a chunk of their own,
 * fetched after the password step; the previous step stays on display until it has loaded.
 */
import { useEffect, useState } from 'react';
import type { StepProps } from '#shared/flow/step-props.ts';
import { exceptionSteps, type ExceptionStep, type ExceptionTable } from './exception-steps.ts';
import { UnavailablePage } from '#login-box/embedded/unavailable.page.tsx';
import { withTexts } from '#login-box/texts.tsx';
import { loadTranslation } from '#login-box/translations.ts';
import { verifyIntegrity } from '#login-box/verify-integrity.ts';

let loaded: ExceptionTable | undefined;
/** Registers the pages synchronously, for server rendering. */
export function registerLoginExceptions(table: ExceptionTable): void {
  loaded = table;
}

/** Whether the page of a step has loaded. */
export function isDrawable(step: string): boolean {
  return loaded !== undefined || !exceptionSteps.includes(step as ExceptionStep);
}

/** With what they say. @throws when a chunk cannot be had; asking again tries again */
export async function loadLoginExceptions(locale: string): Promise<void> {
  if (loaded) return;
  const [table] = await Promise.all([fetchTable(), loadTranslation(locale, 'more')]);
  loaded = table;
}

async function fetchTable(): Promise<ExceptionTable> {
  await verifyIntegrity('login-exceptions');
  return (await import('./login-exceptions.ts')).loginExceptions;
}

function exceptionPage(name: ExceptionStep) {
  return function ExceptionPage(props: StepProps) {
    const { locale } = props.page;
    const [state, setState] = useState<'loading' | 'failed' | 'here'>(loaded ? 'here' : 'loading');
    useEffect(() => {
      if (state === 'loading')
        loadLoginExceptions(locale).then(
          () => setState('here'),
          () => setState('failed'),
        );
    }, [state, locale]);
    const Page = loaded?.[name];
    if (Page) return withTexts(<Page {...props} />, props.page);
    return state === 'failed' ? <UnavailablePage page={props.page} retry={() => setState('loading')} /> : null;
  };
}

export const exceptionPages = Object.fromEntries(
  exceptionSteps.map((name) => [name, exceptionPage(name)]),
) as unknown as ExceptionTable;
