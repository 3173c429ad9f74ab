import type { approvalsContract } from '#shared/contract/mfa/approvals.ts';
import { browserCaller, rightsOf } from '#server/http/browser-caller.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { refreshTokens } from '#server/http/session-cookies.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import type { Services } from '#server/services.ts';
import type { BaseContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { decideApproval, readApproval } from '#server/use-cases/mfa-resets/decide-approval.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { renderApproval } from '#server/use-cases/mfa-resets/render-approval.ts';

export function approvalsRoutes(services: Services): Handlers<typeof approvalsContract> {
  return {
    async 'GET /identity/resources/approval-flows/v1/execution-data'({ context, query }) {
      const approval = await readApproval(context, query);
      const { name, description, requester } = renderApproval(
        services,
        approval,
        context.requestMetadata.locale ?? 'en',
      );
      return {
        approvalFlowName: name,
        approvalFlowDescription: description,
        requester,
        approvalFlowRequestDate: approval.requested_at.toISOString(),
      };
    },

    async 'POST /identity/resources/approval-flows/v1/approver-action'(call) {
      await decideApproval(call.context, call.body, {
        caller: await signedInHere(call.context, call),
        requireRight: rightsOf(services),
      });
      return { success: true };
    },
  };
}

async function signedInHere(
  context: BaseContext,
  { cookies, request }: Pick<Call, 'cookies' | 'request'>,
): Promise<Caller | undefined> {
  const { services } = context;
  const session = await findBrowserSession(
    context,
    cookies.read(ssoCookie),
    refreshTokens(services, cookies, request.headers.origin),
  );
  return await browserCaller(
    services,
    session && { ...session, clientId: requestedClientId(services, request) },
    context.requestMetadata,
  );
}
