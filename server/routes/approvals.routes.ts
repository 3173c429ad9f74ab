import type { approvalsContract } from '#shared/contract/approvals.ts';
import { browserCaller, rightsOf } from '#server/http/browser-caller.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { readRefreshCookie } from '#server/http/session-cookies.ts';
import { requestedClientId } from '#server/http/requested-client.ts';
import type { Caller, Services } from '#server/services.ts';
import { decideApproval, readApproval } from '#server/use-cases/decide-approval.ts';
import { findBrowserSession } from '#server/use-cases/find-browser-session.ts';
import { wordApproval } from '#server/use-cases/word-approval.ts';

export function approvalsRoutes(services: Services): Handlers<typeof approvalsContract> {
  return {
    async 'GET /identity/resources/approval-flows/v1/execution-data'({ query, facts }) {
      const approval = await readApproval(services, query, facts);
      const { name, description, requester } = wordApproval(services, approval, facts.locale ?? 'en');
      return {
        approvalFlowName: name,
        approvalFlowDescription: description,
        requester,
        approvalFlowRequestDate: approval.requested_at.toISOString(),
      };
    },

    async 'POST /identity/resources/approval-flows/v1/approver-action'(call) {
      await decideApproval(
        services,
        call.body,
        { caller: await signedInHere(services, call), requireRight: rightsOf(services) },
        call.facts,
      );
      return { success: true };
    },
  };
}

async function signedInHere(
  services: Services,
  { cookies, request }: Pick<Call, 'cookies' | 'request'>,
): Promise<Caller | undefined> {
  const session = await findBrowserSession(
    services,
    cookies.read(ssoCookie),
    readRefreshCookie(services, cookies, request.headers.origin)?.token,
  );
  return await browserCaller(services, session && { ...session, clientId: requestedClientId(services, request) });
}
