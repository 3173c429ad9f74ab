/**
 * The steps that a sign-in by password does without: a company's own sign-in, a lock, what cannot go on. They are a chunk of
 * their own, fetched behind the rules; the step before stays until it is here.
 */
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { StepProps } from '../../../shared/flow/step-props.ts';
import { UnavailablePage } from '../../embedded/unavailable.page.tsx';
import { TextsProvider } from '../../texts.tsx';
import { loadTranslation } from '../../translations.ts';
import { proveModule } from '../../prove-module.ts';

const names = ['redirectToSSO', 'loginWithSSOFailed', 'locked', 'error'] as const;
type ExceptionStep = (typeof names)[number];
export type ExceptionTable = Readonly<Record<ExceptionStep, ComponentType<StepProps>>>;

let loaded: ExceptionTable | undefined;
/** The server draws them always. */
export function registerLoginExceptions(table: ExceptionTable): void {
  loaded = table;
}

/** Whether the page of a step can be drawn. */
export function isDrawable(step: string): boolean {
  return loaded !== undefined || !names.includes(step as ExceptionStep);
}

/** With what they say. @throws when a chunk cannot be had; asking again tries again */
export async function loadLoginExceptions(locale: string): Promise<void> {
  if (loaded) return;
  const [table] = await Promise.all([fetchTable(), loadTranslation(locale, 'more')]);
  loaded = table;
}

async function fetchTable(): Promise<ExceptionTable> {
  await proveModule('login-exceptions');
  return (await import('./login-exceptions.ts')).loginExceptions;
}

function exceptionPage(name: ExceptionStep) {
  return function ExceptionPage(props: StepProps) {
    const [attempt, setAttempt] = useState({ failed: false });
    useEffect(() => {
      if (!loaded) loadLoginExceptions(props.page.locale).then(() => setAttempt({ failed: false }), () => setAttempt({ failed: true }));
    }, [attempt]);
    const Page = loaded?.[name];
    if (Page) {
      return (
        // its texts may have come with it
        <TextsProvider page={props.page}>
          <Page {...props} />
        </TextsProvider>
      );
    }
    return attempt.failed ? <UnavailablePage page={props.page} retry={() => setAttempt({ failed: false })} /> : null;
  };
}

export const exceptionPages = Object.fromEntries(names.map((name) => [name, exceptionPage(name)])) as unknown as ExceptionTable;
