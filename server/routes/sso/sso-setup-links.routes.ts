import type { ssoSetupLinksContract } from '#shared/contract/sso/sso-setup-links.ts';
import type { Handlers } from '#server/http/mount.ts';
import { createSetupLink, readSetupLinks, revokeSetupLink } from '#server/use-cases/sso-setup-links/links.ts';

export function ssoSetupLinksRoutes(): Handlers<typeof ssoSetupLinksContract> {
  return {
    'GET /team/resources/sso/v1/setup-links': ({ context }) => readSetupLinks(context),
    'POST /team/resources/sso/v1/setup-links': ({ context, body }) => createSetupLink(context, body),
    'DELETE /team/resources/sso/v1/setup-links/{setupLinkId}': ({ context, params }) =>
      revokeSetupLink(context, params.setupLinkId),
  };
}
