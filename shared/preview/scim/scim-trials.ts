/** Trial runs of the preview: nothing provisions users through its connections, so that every step passes. */
import type { ScimDialect, TrialReport, TrialStep } from '#shared/contract/scim/scim-trials.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';

const user = '/Users/2819c223-7688-4f2a-8f34-aa3c5d1e0b53';
const userName = 'temporary-5d1e0b53-7688@trial.invalid';
const json = (value: unknown): string => JSON.stringify(value, null, 2);
const known: readonly ScimDialect[] = [
  'entra-old',
  'entra',
  'okta-patch',
  'okta-put',
  'onelogin',
  'jumpcloud',
  'google',
];

function stepsOf(): TrialStep[] {
  const resource = (active: boolean) => json({ id: user.slice(7), userName, active });
  const change = json({ Operations: [{ op: 'replace', value: { active: false } }] });
  const step = (purpose: TrialStep['purpose'], method: string, path: string, more: Partial<TrialStep>): TrialStep => ({
    purpose,
    method,
    path,
    request: null,
    status: 200,
    response: null,
    passed: true,
    took: 12,
    ...more,
  });
  return [
    step('connect', 'GET', '/Users?filter=userName%20eq%20%22unknown%22', { response: json({ totalResults: 0 }) }),
    step('create-user', 'POST', '/Users', { request: json({ userName }), status: 201, response: resource(true) }),
    step('find-user', 'GET', `/Users?filter=userName%20eq%20%22${userName}%22`, {
      response: json({ totalResults: 1 }),
    }),
    step('deactivate-user', 'PATCH', user, { request: change, response: resource(false) }),
    step('verify', 'GET', user, { response: resource(false) }),
    step('delete-user', 'DELETE', user, { status: 204 }),
  ];
}

export function previewScimTrialsHandlers(): PreviewHandlers {
  return {
    'POST /directory/resources/v1/configurations/scim2/{id}/trials': ({ body }: PreviewCall): TrialReport => ({
      dialect: known.find((each) => each === body['dialect']) ?? 'entra',
      passed: true,
      steps: stepsOf(),
    }),
  };
}
