import type { Page } from 'playwright-core';

/** Gives a tab a device with keys of its own and one that is plugged in; both find their owner there. */
export async function plugInKeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  for (const transport of ['usb', 'internal'] as const) {
    const options = {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await session.send('WebAuthn.addVirtualAuthenticator', { options });
  }
}
