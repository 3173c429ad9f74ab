/**
 * The other ways to sign in, below the first field. They are a chunk of their own, since a box with a password alone needs
 * none of them; a page that has some loads the chunk before it is brought to life, so that both drawings agree.
 */
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { HostedPage } from '#shared/contract/hosted-page.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { verifyIntegrity } from './verify-integrity.ts';
import { withTexts } from './texts.tsx';
import { loadTranslation } from './translations.ts';

/** What is drawn of them: below the first field; and below the password and in its card's foot. */
export interface OtherWaysViews {
  OtherWays: ComponentType<StepProps>;
  WayButton: ComponentType<StepProps>;
  MoreWays: ComponentType<StepProps>;
}

let loaded: OtherWaysViews | undefined;
/** The server draws them always. */
export function registerOtherWays(views: OtherWaysViews): void {
  loaded = views;
}

export function hasOtherWays(page: Pick<HostedPage, 'social' | 'passkeys' | 'quickSms' | 'ways'>): boolean {
  return Boolean(page.ways ?? page.quickSms ?? page.passkeys ?? page.social?.length);
}

async function fetchViews(): Promise<OtherWaysViews> {
  await verifyIntegrity('other-ways');
  return await import('./flows/login/other-ways.tsx');
}

/** With what they say. @throws when a chunk cannot be had */
export async function loadOtherWays(locale: string): Promise<void> {
  if (loaded) return;
  const [views] = await Promise.all([fetchViews(), loadTranslation(locale, 'more')]);
  loaded = views;
}

/** The other ways of a page when they are here; they come later where the page could not wait for them. */
export function OtherWaysSlot({ part, ...props }: StepProps & { part: keyof OtherWaysViews }) {
  const [, arrived] = useState(loaded !== undefined);
  const { locale } = props.page;
  const wanted = hasOtherWays(props.page);
  useEffect(() => {
    // without them the field above still signs in
    if (wanted && !loaded)
      loadOtherWays(locale).then(
        () => arrived(true),
        () => {},
      );
  }, [wanted, locale]);
  return wanted && loaded ? withTexts(createElement(loaded[part], props), props.page) : null;
}
