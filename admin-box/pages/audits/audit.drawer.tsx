import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { CopyButton } from '#shared/ui/copy-button/copy-button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import type { DataListItem } from '#shared/ui/data-list/data-list.tsx';
import { Drawer } from '#shared/ui/drawer/drawer.tsx';
import { changedFieldsOf } from '#admin-box/kit/activity.ts';
import { ChangesTable } from '#admin-box/kit/changes-table/changes-table.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { deviceName } from '#admin-box/kit/device-name.ts';
import { drawerStyle } from '#admin-box/kit/list/list-page.styles.ts';
import { useFieldVisibility } from '#admin-box/kit/configurable-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { AuditProof } from './audit-proof.tsx';
import { actorOf, formatInstant, severityTexts, severityTones, titleOf } from './audit-texts.ts';
import { codeStyle, jsonStyle } from '#admin-box/kit/section/code.styles.ts';
import { destinationsStyle } from './audits.styles.ts';
import type { AuditEvent } from './use-audits.ts';

export interface AuditDrawerProps {
  event: AuditEvent;
  /** Shows the events of one user, by email address. */
  onUser(email: string): void;
  open: boolean;
  onClose(): void;
}

/** "Chrome, macOS"; the user agent itself where it is of no browser that we know. */
function deviceOf(userAgent: string): string {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ') || userAgent;
}

function Changes({ event }: { event: AuditEvent }) {
  const texts = useTexts();
  const { before, after } = event.json;
  const fields = changedFieldsOf({ action: event.action, before, after }, texts);
  if (fields.length === 0) return null;
  const { t } = texts;
  return (
    <section>
      <h3>{t('audits.changes')}</h3>
      <ChangesTable
        labels={{ field: t('audits.field'), before: t('audits.before'), after: t('audits.after') }}
        changes={fields}
      />
    </section>
  );
}

function factsOf(event: AuditEvent, texts: Texts, shown: ReturnType<typeof useFieldVisibility>): DataListItem[] {
  const { t } = texts;
  const { target, traceId } = event.json;
  const actor = actorOf(event, texts);
  return [
    {
      term: t('audits.user'),
      value: <bdi>{event.email && event.email !== actor ? `${actor} (${event.email})` : actor}</bdi>,
    },
    { term: t('audits.action'), value: <bdi css={codeStyle}>{event.action}</bdi> },
    ...(target ? [{ term: t('audits.target'), value: <bdi>{target.name ?? target.id}</bdi> }] : []),
    ...(event.ip && shown('ip') ? [{ term: t('audits.ip'), value: <bdi>{event.ip}</bdi> }] : []),
    ...(event.userAgent && shown('userAgent')
      ? [{ term: t('audits.device'), value: <bdi title={event.userAgent}>{deviceOf(event.userAgent)}</bdi> }]
      : []),
    { term: t('audits.traceId'), value: <CopyText text={traceId} /> },
  ];
}

/** What the event leads to: its user's other events, and the user that it concerns. */
function Destinations({ event: { email, json }, onUser }: Pick<AuditDrawerProps, 'event' | 'onUser'>) {
  const { t } = useTexts();
  const { holds } = usePortal();
  const router = useRouter();
  const { target } = json;
  const user = target?.kind === 'user' && target.name !== undefined ? target.id : undefined;
  const place = user && holds('fe.secure.read.users') ? { page: 'users', query: { user } } : undefined;
  if (!email && !place) return null;
  return (
    <div css={destinationsStyle}>
      {email ? (
        <Button size="sm" onClick={() => onUser(email)}>
          {t('auditFilters.showEvents')}
        </Button>
      ) : null}
      {place ? (
        <LinkButton size="sm" href={router.href(place) ?? '#'} onPress={() => router.go(place)}>
          {t('auditFilters.showUser')}
        </LinkButton>
      ) : null}
    </div>
  );
}

/** Details of one event next to the list: the actor, the change, the origin, and the row as the API returns it. */
export function AuditDrawer({ event, onUser, open, onClose }: AuditDrawerProps) {
  const texts = useTexts();
  const { t, locale } = texts;
  const shown = useFieldVisibility();
  const json = JSON.stringify(event.json, null, 2);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={titleOf(event, texts)}
      description={
        <>
          <Badge tone={severityTones[event.severity]}>{t(severityTexts[event.severity])}</Badge>{' '}
          <bdi>{formatInstant(event.createdAt, locale)}</bdi>
        </>
      }
    >
      <div css={drawerStyle}>
        <DataList items={factsOf(event, texts, shown)} />
        <Destinations event={event} onUser={onUser} />
        <Changes event={event} />
        <AuditProof event={event} />
        {shown('json') ? (
          <section>
            <div data-part="section-head">
              <h3>{t('audits.json')}</h3>
              <CopyButton text={json} />
            </div>
            <pre css={jsonStyle} dir="ltr">
              {json}
            </pre>
          </section>
        ) : null}
      </div>
    </Drawer>
  );
}
