import type { captchaContract } from '#shared/contract/verification/captcha.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';

export function captchaRoutes(services: Services): Handlers<typeof captchaContract> {
  const { config, captcha, limits } = services;
  const started = services.clock().toISOString();
  return {
    'GET /identity/resources/configurations/v1/captcha-policy/public': () => ({
      id: 'captcha',
      siteKey: captcha.siteKey,
      enabled: config.captcha.enabled,
      createdAt: started,
      updatedAt: started,
    }),
    async 'GET /identity/resources/configurations/v1/captcha-policy/challenge'({ context }) {
      await limits.consume('link', context.requestMetadata.ip, config.limits.link);
      const challenge = config.captcha.enabled ? captcha.issue() : null;
      if (!challenge) throw new Refusal('not-found');
      return challenge;
    },
  };
}
