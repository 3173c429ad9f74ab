/**
 * Calls that the preview mocks ahead of the server (specification, admin portal, sections 4 and 9): the security center's score,
 * domains of single sign-on. Their shapes stand here until the contract has them; a test says when.
 */
import type { PreviewCall } from './answers.ts';
import { previewError } from './error.ts';
import type { PreviewState } from './state.types.ts';

/** Of the security center, of 100. */
const score = 79;

interface SsoDomain {
  id: string;
  domain: string;
  validated: boolean;
  /** DNS TXT value that proves the domain. */
  txtRecord: string;
}

export type AheadHandlers = Record<string, (call: PreviewCall) => unknown>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is left of a list without one of it. @throws ApiError where it was not there */
function without<T extends { id: string }>(all: readonly T[], id: unknown): T[] {
  const left = all.filter((each) => each.id !== id);
  if (left.length === all.length) throw previewError('not-found');
  return left;
}

function securityCenterHandlers(): AheadHandlers {
  return {
    'GET /security-center/resources/recommendations/v1': () => ({
      scoring: { score },
      recommendations: {
        items: [
          { code: 'FORCE_MFA', severity: 'SEVERE', category: 'MFA' },
          { code: 'ENABLE_IP_RESTRICTIONS', severity: 'INFO', category: 'IP' },
        ],
      },
    }),
    'GET /security-center/resources/insights/v1': () => ({
      insights: {
        items: [
          { code: 'PARTIAL_MFA_USAGE', category: 'MFA' },
          { code: 'NO_IP_RESTRICTIONS', category: 'IP' },
        ],
      },
    }),
  };
}

function ssoHandlers({ now }: PreviewState): AheadHandlers {
  const at = new Date(now - 5 * 24 * 3_600_000).toISOString();
  const base = '/team/resources/sso/v1/configurations';
  const domainOf = (name: string, index: number): SsoDomain => ({
    id: `domain-${index}`,
    domain: name,
    validated: false,
    txtRecord: `portico-verification=preview-${index}`,
  });
  let [domains, made] = [[domainOf('acme.example', 0)], 1];
  const config = () => ({
    id: 'sso-0',
    enabled: false,
    type: 'saml',
    ssoEndpoint: 'https://idp.example/sso',
    publicCertificate: '',
    signRequest: false,
    acsUrl: 'https://id.example/auth/saml/callback',
    spEntityId: 'https://id.example/',
    oidcClientId: '',
    oidcSecret: '',
    domains,
    roleIds: [],
    groups: [],
    generatedVerification: 'preview',
    skipEmailDomainValidation: false,
    createdAt: at,
    updatedAt: at,
  });
  const validate = ({ params }: PreviewCall): void => {
    const id = params['domainId'];
    if (!domains.some((each) => each.id === id)) throw previewError('not-found');
    domains = domains.map((each) => (each.id === id ? { ...each, validated: true } : each));
  };
  return {
    [`GET ${base}`]: () => [config()],
    [`POST ${base}/{ssoConfigId}/domains`]: ({ body }) => {
      const added = domainOf(textOf(body['domain']), made++);
      domains = [...domains, added];
      return added;
    },
    [`PUT ${base}/{ssoConfigId}/domains/{domainId}/validate`]: validate,
    'PUT /team/resources/sso/v2/configurations/{ssoConfigId}/domains/{domainId}/validate': validate,
    [`DELETE ${base}/{ssoConfigId}/domains/{domainId}`]: ({ params }) =>
      void (domains = without(domains, params['domainId'])),
  };
}

export function previewAheadHandlers(state: PreviewState): AheadHandlers {
  return { ...securityCenterHandlers(), ...ssoHandlers(state) };
}
