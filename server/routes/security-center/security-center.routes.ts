import { securityCenterFlag, type securityCenterContract } from '#shared/contract/security-center/security-center.ts';
import type { Handlers } from '#server/http/mount.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import { mailBreachedUsers } from '#server/use-cases/security-center/breached-remedy.ts';
import {
  readInsights,
  readOverview,
  readRecommendations,
  readTrends,
} from '#server/use-cases/security-center/read-center.ts';
import {
  applyRecommendation,
  dismissRecommendation,
  previewRecommendation,
  restoreRecommendation,
  undoRecommendation,
} from '#server/use-cases/security-center/recommendations.ts';

export function securityCenterRoutes(services: Services): Handlers<typeof securityCenterContract> {
  /** @throws Refusal `not-found` while the flag is off */
  const whenOn = <Call, Answer>(handle: (call: Call) => Answer) => {
    return (call: Call): Answer => {
      if (services.config.flags[securityCenterFlag] === false) throw new Refusal('not-found');
      return handle(call);
    };
  };
  return {
    'GET /security-center/resources/recommendations/v1': whenOn(({ context }) => readRecommendations(context)),
    'GET /security-center/resources/insights/v1': whenOn(({ context }) => readInsights(context)),
    'GET /security-center/resources/overview/v1': whenOn(({ context }) => readOverview(context)),
    'GET /security-center/resources/trends/v1': whenOn(({ context }) => readTrends(context)),
    'POST /security-center/resources/recommendations/v1/{code}/impact': whenOn(({ context, params }) =>
      previewRecommendation(context, params.code),
    ),
    'POST /security-center/resources/recommendations/v1/{code}/apply': whenOn(({ context, params }) =>
      applyRecommendation(context, params.code),
    ),
    'POST /security-center/resources/recommendations/v1/{code}/undo': whenOn(({ context, params, body }) =>
      undoRecommendation(context, { code: params.code, id: body.id }),
    ),
    'POST /security-center/resources/recommendations/v1/{code}/dismissal': whenOn(({ context, params, body }) =>
      dismissRecommendation(context, { code: params.code, ...body }),
    ),
    'DELETE /security-center/resources/recommendations/v1/{code}/dismissal': whenOn(({ context, params }) =>
      restoreRecommendation(context, params.code),
    ),
    'POST /identity/resources/users/v1/passwords/breached/reset/bulk': ({ context }) => mailBreachedUsers(context),
  };
}
