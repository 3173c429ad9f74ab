/**
 * The other ways to sign in, below the first field. They are a chunk of their own, since a box with a password alone needs
 * none of them; a page that has some loads the chunk before it is brought to life, so that both drawings agree.
 */
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { StepProps } from '../shared/flow/step-props.ts';
import { proveModule } from './prove-module.ts';
import { TextsProvider } from './texts.tsx';
import { loadTranslation } from './translations.ts';

export type OtherWaysView = ComponentType<StepProps>;

let loaded: OtherWaysView | undefined;
/** The server draws them always. */
export function registerOtherWays(view: OtherWaysView): void {
  loaded = view;
}

export function hasOtherWays(page: Pick<HostedPage, 'social' | 'passkeys' | 'quickSms'>): boolean {
  return Boolean(page.quickSms ?? page.passkeys ?? page.social?.length);
}

async function fetchView(): Promise<OtherWaysView> {
  await proveModule('other-ways');
  return (await import('./pages/login/other-ways.tsx')).OtherWays;
}

/** With what they say. @throws when a chunk cannot be had */
export async function loadOtherWays(locale: string): Promise<void> {
  if (loaded) return;
  const [view] = await Promise.all([fetchView(), loadTranslation(locale, 'more')]);
  loaded = view;
}

/** The other ways of a page when they are here; they come later where the page could not wait for them. */
export function OtherWaysSlot(props: StepProps) {
  const [, arrived] = useState(loaded !== undefined);
  const { locale } = props.page;
  const wanted = hasOtherWays(props.page);
  useEffect(() => {
    // without them the field above still signs in
    if (wanted && !loaded) loadOtherWays(locale).then(() => arrived(true), () => {});
  }, [wanted, locale]);
  // its texts may have come with it
  return wanted && loaded ? createElement(TextsProvider, { page: props.page, children: createElement(loaded, props) }) : null;
}
