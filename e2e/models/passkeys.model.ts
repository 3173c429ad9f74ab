import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { LoginModel } from './login.model.ts';

/** Passkeys: the button next to the email field, its page, and the offer to create one. */
export class PasskeysModel extends LoginModel {
  get button(): Locator {
    return this.link('Sign in with a passkey');
  }

  asksForPasskey(): Promise<void> {
    return this.shows('Sign in with a passkey');
  }

  /** In place of MFA, for a step-up of an existing session. */
  asksToConfirmWithPasskey(): Promise<void> {
    return this.shows('Use a passkey');
  }

  offersPasskey(): Promise<void> {
    return this.shows('Sign in faster next time');
  }
}

/** A device with a lock of its own, as its owner holds it. */
export interface Device {
  /** How many passkeys it holds. */
  count(): Promise<number>;
}

/** Chromium’s own virtual authenticator, for one page. */
export async function withDevice(context: BrowserContext, page: Page): Promise<Device> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
