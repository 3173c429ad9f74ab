import { Button } from '#shared/ui/button/button.tsx';
import { CopiedContext } from '#shared/ui/copy-button/copied-context.ts';
import { Steps } from '#shared/ui/steps/steps.tsx';
import type { Step } from '#shared/ui/steps/steps.tsx';
import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation } from '#admin-box/router/router-context.tsx';
import { ConnectionFrame, WithConnection } from './connection-frame.tsx';
import { stateOf } from './connection-state.ts';
import { isGuided, productOf } from './products.ts';
import { ProviderStep } from './provider-step.tsx';
import { RequestStep } from './request-step.tsx';
import type { CreatedToken } from './created-token.types.ts';
import { newConnection, useMoves } from './use-moves.ts';
import type { SetUpStep } from './use-moves.ts';
import { useDirectories } from './use-provisioning.ts';
import { useSecretGuard } from './use-secret-guard.tsx';
import type { SecretGuard } from './use-secret-guard.tsx';
import { useSender } from './use-sender.ts';
import { ValuesStep } from './values-step.tsx';

interface SetUpProps {
  id: string;
  /** Absent once the page was loaded anew. */
  token: CreatedToken | undefined;
  onToken(token: CreatedToken): void;
}

/** The steps of a connection that is not made yet: the first can be done, the others show what comes. */
function useFirstSteps(onToken: SetUpProps['onToken']): Step[] {
  const { t } = useTexts();
  const { made } = useMoves();
  const { holds } = usePortal();
  const provider = t('provisioning.yourProvider');
  const later = (id: SetUpStep, title: string, lead: string): Step => ({
    id,
    title,
    lead,
    done: false,
    content: () => null,
  });
  const onMade = (token: CreatedToken): void => {
    onToken(token);
    made(token.id);
  };
  return [
    {
      id: 'provider',
      title: t('provisioning.chooseProvider'),
      lead: t('provisioning.providerText'),
      done: false,
      content: () =>
        holds('fe.secure.write.provisioningConfiguration') ? (
          <ProviderStep onMade={onMade} />
        ) : (
          <p>{t('provisioning.readOnly')}</p>
        ),
    },
    later('values', t('provisioning.guideEnter'), t('provisioning.enterGeneral')),
    later('request', t('provisioning.firstRequest'), t('provisioning.firstText', { provider })),
  ];
}

function leadOf(connection: DirectoryConfig) {
  if (isGuided(connection)) return 'provisioning.providerText';
  return connection.product === 'google' ? 'provisioning.googleText' : 'provisioning.enterGeneral';
}

interface Made {
  connection: DirectoryConfig;
  token: string | undefined;
}

/** The steps of a connection that is made. */
function useStepsOf(isRequest: boolean): (made: Made) => Step[] {
  const { t } = useTexts();
  const { setUp } = useMoves();
  const senderOf = useSender();
  return ({ connection, token }) => {
    const provider = senderOf(connection);
    const goTo = (step: SetUpStep) => () => setUp(connection.id, step);
    return [
      {
        id: 'provider',
        title: t('provisioning.provider'),
        lead: productOf(connection).name || t('provisioning.otherProvider'),
        done: true,
        content: () => null,
      },
      {
        id: 'values',
        title: isGuided(connection) ? t('provisioning.enterValues', { provider }) : t('provisioning.guideEnter'),
        lead: t(leadOf(connection)),
        done: isRequest,
        onOpen: goTo('values'),
        content: () => <ValuesStep connection={connection} token={token} onContinue={goTo('request')} />,
      },
      {
        id: 'request',
        title: t('provisioning.firstRequest'),
        lead: t('provisioning.firstText', { provider }),
        done: false,
        onOpen: goTo('request'),
        content: () => <RequestStep connection={connection} />,
      },
    ];
  };
}

/** A token that no request has used is asked about, wherever the way leads out of the set-up. */
function useTokenGuard({ connection, token }: { [Part in keyof Made]: Made[Part] | undefined }): SecretGuard {
  const { page } = useLocation();
  const isAwaited = connection !== undefined && stateOf(connection) !== 'active';
  return useSecretGuard({
    kind: 'token',
    secret: isAwaited ? token : undefined,
    keeps: ({ page: next, query }) =>
      next === page && query['connection'] === connection?.id && query['step'] !== undefined,
  });
}

/** One tree before and after the connection is made, so that the heading of the next step takes the focus. */
function Guide({
  connection,
  token,
  onToken,
}: { connection: DirectoryConfig | undefined; token: string | undefined } & Pick<SetUpProps, 'onToken'>) {
  const { t } = useTexts();
  const { toList } = useMoves();
  const isRequest = useLocation().query['step'] === 'request';
  const firstSteps = useFirstSteps(onToken);
  const stepsOf = useStepsOf(isRequest);
  const { question, onCopied } = useTokenGuard({ connection, token });
  return (
    <ConnectionFrame
      title={
        connection
          ? t('provisioning.connectTitle', { provider: connection.connectionName })
          : t('provisioning.connectNew')
      }
      lead={t('provisioning.connectLead')}
      actions={<Button onClick={toList}>{t(connection ? 'provisioning.exit' : 'common.cancel')}</Button>}
    >
      <CopiedContext value={onCopied}>
        <Steps
          steps={connection ? stepsOf({ connection, token }) : firstSteps}
          current={connection ? (isRequest ? 'request' : 'values') : 'provider'}
          doneLabel={t('provisioning.done')}
          openLabel={t('provisioning.edit')}
          openLabelOf={(step) => t('provisioning.editStep', { step })}
          todoLabel={t('provisioning.open')}
          todoLabelOf={(step) => t('provisioning.openStep', { step })}
        />
      </CopiedContext>
      {question}
    </ConnectionFrame>
  );
}

/** The guided set-up of a connection: whose it is, what is entered there, and its first request. */
export function SetUp({ id, token, onToken }: SetUpProps) {
  const isNew = id === newConnection;
  const connection = useDirectories({ live: !isNew }).data?.find((each) => each.id === id);
  if (!isNew && !connection) return <WithConnection id={id}>{() => null}</WithConnection>;
  return <Guide connection={connection} token={token?.token} onToken={onToken} />;
}
