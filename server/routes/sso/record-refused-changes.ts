import type { Contract } from '#shared/contract/define.ts';
import type { CallContext } from '#server/context.ts';
import type { Handlers } from '#server/http/mount.ts';
import { recordingRefusal } from '#server/use-cases/sso/record-refusals.ts';

interface AnyCall {
  context: CallContext;
  params?: { ssoConfigId?: string };
}
type AnyHandler = (call: AnyCall) => unknown;

/** Handlers of the same calls, which leave an audit row when a rule refuses a change. Reading is not recorded. */
export function recordRefusedChanges<H extends Partial<Handlers<Contract>>>(handlers: H): H {
  const entries = Object.entries(handlers) as unknown as [string, AnyHandler][];
  const wrapped = entries.map(([route, handler]): [string, AnyHandler] => [
    route,
    route.startsWith('GET ')
      ? handler
      : (call) =>
          recordingRefusal(call.context, { route, connectionId: call.params?.ssoConfigId }, () => handler(call)),
  ]);
  return Object.fromEntries(wrapped) as unknown as H;
}
