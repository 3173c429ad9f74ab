import type { DirectoryConfig } from '#shared/contract/scim/scim.ts';
import type { ScimRequestDetails } from '#shared/contract/scim/scim-requests.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { CopyButton } from '#shared/ui/copy-button/copy-button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import type { DataListItem } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { ErrorState } from '#shared/ui/error-state/error-state.tsx';
import { Skeleton } from '#shared/ui/skeleton/skeleton.tsx';
import { traceIdOf } from '#admin-box/data/trace-id.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { drawerStyle, mutedStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { RequestStatus } from './activity-table.tsx';
import { codeStyle, jsonStyle } from '#admin-box/kit/section/code.styles.ts';
import { remedyOf, titleOf } from './request-texts.ts';
import { useRequest } from './use-activity.ts';
import { useProvider } from './use-provider.ts';

export interface RequestDrawerProps {
  connection: DirectoryConfig;
  requestId: string;
  open: boolean;
  onClose(): void;
  /** Closes it, and leads to the removals on hold. */
  onShowHolds(): void;
}

/** Why it was refused, and what helps. */
function Refusal({ request, provider }: { request: ScimRequestDetails; provider: string }) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const remedy = remedyOf(request);
  if (!remedy) return null;
  return (
    <section>
      <DataList
        items={[
          { term: t('scimlog.rule'), value: <code css={codeStyle}>{request.rule}</code> },
          ...(request.detail === null
            ? []
            : [{ term: t('scimlog.answer', { provider }), value: <bdi>{request.detail}</bdi> }]),
        ]}
      />
      <Banner tone="info">
        <strong>{t('scimlog.remedy')}</strong> {t(`scimlog.fix.${remedy}`, { provider, tenant })}
      </Banner>
    </section>
  );
}

interface DetailsProps {
  connection: DirectoryConfig;
  request: ScimRequestDetails;
  provider: string;
  onShowHolds(): void;
}

/** Of a removal: that the user kept their access, and where it is decided. */
function Hold({ connection, provider, onShowHolds }: Omit<DetailsProps, 'request'>) {
  const { t } = useTexts();
  const { tenant } = usePortal();
  const isOpen = connection.held > 0;
  return (
    <Banner
      tone="warning"
      actions={
        isOpen ? (
          <Button size="sm" variant="ghost" onClick={onShowHolds}>
            {t('scimlog.showHolds')}
          </Button>
        ) : undefined
      }
    >
      <strong>{t('scimlog.heldTitle')}</strong>{' '}
      {t(isOpen ? 'scimlog.heldText' : 'scimlog.heldOver', { provider, tenant })}
    </Banner>
  );
}

function ShowUser({ userId }: { userId: string }) {
  const { t } = useTexts();
  const router = useRouter();
  const place = { page: 'users', query: { user: userId } };
  return (
    <div>
      <LinkButton size="sm" href={router.href(place) ?? '#'} onPress={() => router.go(place)}>
        {t('scimlog.showUser')}
      </LinkButton>
    </div>
  );
}

function Body({ body }: { body: string | null }) {
  const { t } = useTexts();
  return (
    <section>
      <div data-part="section-head">
        <h3>{t('scimlog.body')}</h3>
        {body === null ? null : <CopyButton text={body} />}
      </div>
      <p css={mutedStyle}>{t(body === null ? 'scimlog.noBody' : 'scimlog.bodyText')}</p>
      {body === null ? null : (
        <pre css={jsonStyle} dir="ltr">
          {body}
        </pre>
      )}
    </section>
  );
}

function Details({ connection, request, provider, onShowHolds }: DetailsProps) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const { subject, method, path, traceId } = request;
  const facts: DataListItem[] = [
    ...(subject?.name ? [{ term: t('scimlog.about'), value: <bdi>{subject.name}</bdi> }] : []),
    {
      term: t('scimlog.request'),
      value: (
        <bdi css={codeStyle} dir="ltr">
          {method} {path}
        </bdi>
      ),
    },
    ...(traceId === null ? [] : [{ term: t('scimlog.requestId'), value: <CopyText text={traceId} /> }]),
  ];
  return (
    <div css={drawerStyle}>
      {request.held ? <Hold connection={connection} provider={provider} onShowHolds={onShowHolds} /> : null}
      <Refusal request={request} provider={provider} />
      <DataList items={facts} />
      {subject?.userId && holds('fe.secure.read.users') ? <ShowUser userId={subject.userId} /> : null}
      <Body body={request.body} />
    </div>
  );
}

/** One request next to the log: why it was refused, what it was about, and what it had without values. */
export function RequestDrawer({ connection, requestId, open, onClose, onShowHolds }: RequestDrawerProps) {
  const texts = useTexts();
  const { t, locale, errorText } = texts;
  const provider = useProvider(connection);
  const { data, error, isError, isFetching, refetch } = useRequest(connection.id, requestId, open);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={data ? titleOf(data, texts) : t('scimlog.request')}
      description={
        data ? (
          <>
            <RequestStatus request={data} /> <bdi>{time.format(Date.parse(data.createdAt))}</bdi>
          </>
        ) : undefined
      }
    >
      {data ? (
        <Details connection={connection} request={data} provider={provider} onShowHolds={onShowHolds} />
      ) : isError ? (
        <ErrorState
          level={3}
          title={t('scimlog.detailsFailed')}
          description={errorText(error, 'apart')}
          traceId={traceIdOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton shape="text" count={5} />
      )}
    </Drawer>
  );
}
