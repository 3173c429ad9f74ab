/**
 * A trial run of a connection: the requests of a product are answered by the code that answers its directory, in one
 * transaction that is rolled back. A crash leaves nothing, and neither mails nor events are sent.
 */
import { randomUUID } from 'node:crypto';
import type { ScimDialect, TrialReport } from '#shared/contract/scim/scim-trials.ts';
import { findScimConnection } from '#server/db/queries/scim/connections.ts';
import { parseJson } from '#server/http/body-parsers.ts';
import { answerScimError } from '#server/http/error-shapes.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { rehearsal, type AnonymousContext, type CallContext, type TransactionContext } from '#server/context.ts';
import { dispatch } from '#server/protocols/scim/dispatch.ts';
import type { ScimAnswer, ScimCall } from '#server/protocols/scim/scim-call.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { runDialect, type TrialUser } from './dialects.ts';
import { createTrialClient, TrialEnded, type TrialRequest } from './trial-client.ts';

/** Ends the transaction of a run, so that everything in it is undone. */
class RunDone extends Error {
  override name = 'RunDone';
  readonly report: TrialReport;

  constructor(report: TrialReport) {
    super('the trial run is undone');
    this.report = report;
  }
}

/** Runs wait for each other, and changes of members for them: a run holds the team's lock, so that few are let in. */
const mostRuns = { points: 20, per: 60 };

/** @throws Refusal `scim-connection-not-found`, `too-many-requests` */
export async function runTrial(context: CallContext, id: string, dialect: ScimDialect): Promise<TrialReport> {
  await context.services.limits.consume('scim-trial', context.caller.tenantId, mostRuns);
  try {
    return await withMembershipLock(context, context.caller.tenantId, async (_tx, inside: TransactionContext) => {
      throw new RunDone(await rehearse(inside, id, dialect));
    });
  } catch (error) {
    if (error instanceof RunDone) return error.report;
    throw error;
  }
}

async function rehearse(context: TransactionContext, id: string, dialect: ScimDialect): Promise<TrialReport> {
  const { tx, caller } = context;
  const { tenantId } = caller;
  const row = await findOrRefuse(id, (uuid) => findScimConnection(tx, tenantId, uuid), 'scim-connection-not-found');
  const directory = { id: row.id, tenantId, name: row.name, trial: true as const };
  const within = rehearsal(context);
  const { send, steps } = createTrialClient((request) => answerTrial(within, directory, request));
  try {
    await runDialect(dialect, temporaryUser(), send);
  } catch (error) {
    if (!(error instanceof TrialEnded)) throw error;
  }
  return { dialect, passed: steps.every(({ passed }) => passed), steps };
}

/** In a domain that no user can have (RFC 2606). */
function temporaryUser(): TrialUser {
  const mark = randomUUID().slice(0, 13);
  return {
    userName: `temporary-${mark}@trial.invalid`,
    name: { givenName: 'Temporary', familyName: `Trial ${mark}` },
    groupName: `Temporary trial ${mark}`,
    unknown: randomUUID(),
  };
}

async function answerTrial(
  context: AnonymousContext,
  directory: ScimCall['directory'],
  { method, path, body }: TrialRequest,
): Promise<ScimAnswer> {
  const [address = '', query = ''] = path.split('?');
  try {
    return await dispatch({
      context,
      directory,
      method,
      segments: address.split('/').filter(Boolean),
      query: Object.fromEntries(new URLSearchParams(query)),
      body: body && parseJson(JSON.stringify(body)),
      ifMatch: undefined,
      ifNoneMatch: undefined,
    });
  } catch (error) {
    return answerScimError(error);
  }
}
