/** Steps of the set-up: what each is about, and how far it is. */
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { Step } from '#shared/ui/steps/steps.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay } from '#admin-box/kit/relative-time.ts';
import { hasDetails, provedDomains } from '#admin-box/pages/sso/connection-facts.ts';
import { useSsoHost } from '#admin-box/pages/sso/sso-host.ts';
import { ActivateStep } from './activate-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DomainStep } from './domain-step.tsx';
import { ProviderStep } from './provider-step.tsx';
import { RolesStep } from './roles-step.tsx';
import type { StepName } from './set-up-step.types.ts';
import { pathOf, useTerms } from './use-terms.ts';
import { TestStep } from './test-step.tsx';
import { ValuesStep } from './values-step.tsx';

export const stepNames: readonly StepName[] = ['provider', 'domain', 'values', 'details', 'roles', 'test', 'activate'];

export type NamedStep = Step & { id: StepName };

/** The first step that is not done: there the set-up goes on. */
export function nextStep(steps: readonly NamedStep[]): StepName {
  return steps.find(({ done }) => !done)?.id ?? steps.at(-1)!.id;
}

export interface Moves {
  goTo(step: StepName): void;
  /** The connection was made, or its product chosen. */
  onChosen(connection: SsoConfig): void;
}

/** The steps of a connection that is not made yet: the first can be done, the others show what comes. */
export function useFirstSteps(
  { onChosen }: Pick<Moves, 'onChosen'>,
  order: readonly StepName[] = stepNames,
): NamedStep[] {
  const { t } = useTexts();
  const provider = t('sso.yourProvider');
  const later = (id: StepName, title: string, lead: string): NamedStep => ({
    id,
    title,
    lead,
    done: false,
    content: () => null,
  });
  const steps: NamedStep[] = [
    {
      id: 'provider',
      title: t('sso.chooseProvider'),
      lead: t('sso.providerText'),
      done: false,
      content: () => <ProviderStep connection={undefined} onSaved={onChosen} />,
    },
    later('domain', t('sso.domain'), t('sso.domainText', { provider })),
    later('values', t('sso.copyValues', { provider }), t('sso.providerText')),
    later('details', t('sso.details', { provider }), t('sso.detailsGeneral')),
    later('roles', t('sso.mapGroups'), t('sso.rolesText')),
    later('test', t('ssotest.title'), t('ssotest.text', { provider })),
    later('activate', t('sso.activateStep'), t('sso.activateText', { provider })),
  ];
  return steps.filter(({ id }) => order.includes(id));
}

/** The steps of a connection; each can be opened at any time. @param order those that are offered */
export function useSteps(
  connection: SsoConfig,
  { goTo, onChosen }: Moves,
  order: readonly StepName[] = stepNames,
): NamedStep[] {
  const { t, list, locale } = useTexts();
  const { tenant } = useSsoHost();
  const { name, provider, protocol, saml, oidc } = useTerms(connection);
  const moves = (at: StepName) => ({
    connection,
    onContinue: () => goTo(order[order.indexOf(at) + 1] ?? at),
    onBack: () => goTo(order[order.indexOf(at) - 1] ?? at),
  });
  const proved = provedDomains(connection);
  const open = connection.domains.filter(({ validated }) => !validated).map(({ domain }) => domain);
  const domainSummary =
    proved.length > 0
      ? t('sso.domainsVerified', { count: proved.length, domains: list(proved) })
      : open.length > 0
        ? t('sso.domainsOpen', { domains: list(open) })
        : undefined;
  const isThere = hasDetails(connection);
  const place = (protocol === 'oidc' ? oidc : saml).place;
  const metadataPlace = protocol === 'oidc' ? [] : saml.metadata;
  const inForce =
    proved.length > 0
      ? t('sso.activeText', { provider, domains: list(proved) })
      : t('sso.activeNoDomain', { provider });
  const activeLead = connection.enabled ? inForce : t('sso.activateText', { provider });
  const steps: NamedStep[] = [
    {
      id: 'provider',
      title: t('sso.provider'),
      openTitle: t('sso.chooseProvider'),
      lead: t('sso.providerText'),
      summary: `${name || t('sso.otherProvider')}, ${protocol === 'oidc' ? 'OpenID Connect' : 'SAML 2.0'}`,
      done: true,
      content: () => <ProviderStep connection={connection} onSaved={onChosen} />,
    },
    {
      id: 'domain',
      title: t('sso.domain'),
      openTitle: t('sso.verifyDomain'),
      lead: t('sso.domainText', { provider }),
      summary: domainSummary,
      done: proved.length > 0,
      content: () => <DomainStep {...moves('domain')} />,
    },
    {
      id: 'values',
      title: t('sso.copyValues', { provider }),
      lead: place.length > 0 ? t('sso.copyIn', { provider, place: pathOf(place) }) : t('sso.copyGeneral', { tenant }),
      // nobody sees what is pasted elsewhere: the provider's values come from where ours were entered
      summary: isThere ? list(protocol === 'oidc' ? [oidc.redirectUri] : [saml.acsUrl, saml.entityId]) : undefined,
      done: isThere,
      content: () => <ValuesStep {...moves('values')} />,
    },
    {
      id: 'details',
      title: protocol === 'oidc' ? t('sso.details', { provider }) : t('sso.detailsSaml', { provider }),
      lead:
        metadataPlace.length > 0
          ? t('sso.detailsIn', { provider, place: pathOf(metadataPlace) })
          : t('sso.detailsGeneral'),
      summary: isThere ? t('sso.detailsEntered', { url: connection.ssoEndpoint }) : undefined,
      done: isThere,
      content: () => <DetailsStep {...moves('details')} />,
    },
    {
      id: 'roles',
      title: t('sso.mapGroups'),
      lead: t('sso.rolesText'),
      summary: connection.groups.length > 0 ? t('sso.rolesSummary', { count: connection.groups.length }) : undefined,
      done: connection.groups.length > 0 || connection.roleIds.length > 0 || connection.enabled,
      content: () => <RolesStep {...moves('roles')} />,
    },
    {
      id: 'test',
      title: t('ssotest.title'),
      lead: t('ssotest.text', { provider }),
      summary: connection.testedAt
        ? t('ssotest.passedOn', { date: formatDay(connection.testedAt, Date.now(), locale) })
        : undefined,
      done: connection.testedAt !== null,
      content: () => <TestStep {...moves('test')} />,
    },
    {
      id: 'activate',
      title: t('sso.activateStep'),
      lead: activeLead,
      done: connection.enabled,
      content: () => <ActivateStep {...moves('activate')} />,
    },
  ];
  return steps.filter(({ id }) => order.includes(id)).map((step) => ({ ...step, onOpen: () => goTo(step.id) }));
}
