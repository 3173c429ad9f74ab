/**
 * The other ways to sign in, below the first field. They are a chunk of their own, since a box with a password alone needs
 * none of them; a page that has some loads the chunk before it is brought to life, so that both drawings agree.
 */
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { HostedPage } from '../shared/contract/hosted-page.ts';
import type { StepProps } from '../shared/flow/step-props.ts';
import { proveModule } from './prove-module.ts';
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

/** @throws when the chunk cannot be had */
export async function loadOtherWays(): Promise<void> {
  if (loaded) return;
  await proveModule('other-ways');
  const { OtherWays } = await import('./pages/login/other-ways.tsx');
  loaded = OtherWays;
}

/** The other ways of a page when they are here; they come later where the page could not wait for them. */
export function OtherWaysSlot(props: StepProps) {
  const [, arrived] = useState(loaded !== undefined);
  const { locale } = props.page;
  const wanted = hasOtherWays(props.page);
  useEffect(() => {
    // without them the field above still signs in
    if (wanted && !loaded) Promise.all([loadOtherWays(), loadTranslation(locale)]).then(() => arrived(true), () => {});
  }, [wanted, locale]);
  return wanted && loaded ? createElement(loaded, props) : null;
}
