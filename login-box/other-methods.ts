/**
 * The other sign-in methods, below the first field. They are a chunk of their own, since a box with passwords only needs
 * none of them. A hosted page that has some loads the chunk before hydration, so that the markup matches.
 */
import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { StepProps } from '#shared/flow/step-props.ts';
import { verifyIntegrity } from './verify-integrity.ts';
import { withTexts } from './texts.tsx';
import { loadTranslation } from './translations.ts';

/** Views of the other methods: below the first field; below the password field, and in its card's foot. */
export interface OtherMethodsViews {
  OtherMethods: ComponentType<StepProps>;
  MethodButton: ComponentType<StepProps>;
  MoreMethods: ComponentType<StepProps>;
}

let loaded: OtherMethodsViews | undefined;
/** Registers the views synchronously, for server rendering. */
export function registerOtherMethods(views: OtherMethodsViews): void {
  loaded = views;
}

export function hasOtherMethods(page: Pick<HostedPage, 'social' | 'passkeys' | 'quickSms' | 'methods'>): boolean {
  return Boolean(page.methods ?? page.quickSms ?? page.passkeys ?? page.social?.length);
}

async function fetchViews(): Promise<OtherMethodsViews> {
  await verifyIntegrity('other-methods');
  return await import('./flows/login/other-methods.tsx');
}

/** With what they say. @throws when a chunk cannot be had */
export async function loadOtherMethods(locale: string): Promise<void> {
  if (loaded) return;
  const [views] = await Promise.all([fetchViews(), loadTranslation(locale, 'more')]);
  loaded = views;
}

/** The other methods of a page once their chunk is loaded. */
export function OtherMethodsSlot({ part, ...props }: StepProps & { part: keyof OtherMethodsViews }) {
  const [, arrived] = useState(loaded !== undefined);
  const { locale } = props.page;
  const wanted = hasOtherMethods(props.page);
  useEffect(() => {
    // without them the field above still signs in
    if (wanted && !loaded)
      loadOtherMethods(locale).then(
        () => arrived(true),
        () => {},
      );
  }, [wanted, locale]);
  return wanted && loaded ? withTexts(createElement(loaded[part], props), props.page) : null;
}
