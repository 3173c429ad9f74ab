import type { RecommendationState } from '#shared/contract/security-center/security-center.ts';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { Mark, type MarkName } from '#shared/ui/icon/mark.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { RowMenu } from '#admin-box/kit/list/row-menu.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { useRouter } from '#admin-box/router/router-context.tsx';
import { ImpactPreview } from '#admin-box/pages/security/policies/impact-preview.tsx';
import { itemStyle } from './overview.styles.ts';
import { textOf, titleOf } from './recommendation-text.ts';
import { useRecommendations } from './use-center.ts';

const marks: Record<RecommendationState['severity'], MarkName> = { SEVERE: 'alert', WARNING: 'alert', INFO: 'info' };
/** The tab where the list of a restriction is filled. */
const tabs: Partial<Record<RecommendationState['category'], string>> = {
  IP: 'ipRestrictions',
  COUNTRY: 'ipRestrictions',
  DOMAIN: 'domainRestrictions',
};
/** Applying these affects nobody at the time. */
const affectsNobody = /LOCKOUT|HISTORY/;

export interface RecommendationProps {
  recommendation: RecommendationState;
  /** The most severe one. */
  first: boolean;
  onDismiss(): void;
}

/** Runs changes one at a time; what failed is told by a toast, as the row stays as it is. */
function useChange(recommendation: RecommendationState) {
  const texts = useTexts();
  const { t, errorText } = texts;
  const toasts = useToasts();
  const changes = useRecommendations();
  const { busy, run } = useAction();
  const { code } = recommendation;
  const title = titleOf(texts, recommendation);
  const attempt = (failed: string, work: () => Promise<void>) =>
    run(() =>
      work().catch((error: unknown) => {
        const description = t('center.nothingChanged', { reason: errorText(error) });
        toasts.show({ title: failed, description, tone: 'danger' });
      }),
    );
  const undo = (id: string) =>
    attempt(t('center.undoFailed'), async () => {
      await changes.undo(code, id);
      toasts.show({ title: t('center.undone') });
    });
  return {
    busy,
    undo,
    apply: () =>
      attempt(t('center.applyFailed'), async () => {
        const { id, score } = await changes.apply(code);
        const description = t('center.appliedText', { title, score });
        toasts.show({ title: t('center.appliedTitle'), description, undo: () => void undo(id) });
      }),
    restore: () => attempt(t('center.restoreFailed'), () => changes.restore(code)),
    preview: () => changes.preview(code),
  };
}

type Change = ReturnType<typeof useChange>;

/** What an open recommendation offers. */
function OpenActions({ recommendation, first, onDismiss, change }: RecommendationProps & { change: Change }) {
  const texts = useTexts();
  const { t } = texts;
  const router = useRouter();
  const { code, category, action } = recommendation;
  const title = titleOf(texts, recommendation);
  const tab = tabs[category];
  return (
    <>
      {action === 'apply' && !affectsNobody.test(code) ? (
        <ImpactPreview title={title} preview={change.preview} />
      ) : null}
      {action === 'apply' ? (
        <Button
          variant={first ? 'primary' : 'secondary'}
          aria-label={t('center.applyOf', { title })}
          loading={change.busy}
          loadingLabel={t('center.applying')}
          onClick={() => void change.apply()}
        >
          {t('center.apply')}
        </Button>
      ) : null}
      {action === 'open' && tab ? (
        <Button
          aria-label={t('center.openOf', { title })}
          onClick={() => router.leave(() => router.go({ page: 'security', query: { tab } }))}
        >
          {t('center.open')}
        </Button>
      ) : null}
      <RowMenu
        label={t('center.more', { title })}
        items={[{ id: 'dismiss', label: t('center.dismiss'), icon: 'off', onSelect: onDismiss }]}
      />
    </>
  );
}

function Actions(props: RecommendationProps & { change: Change }) {
  const texts = useTexts();
  const { t } = texts;
  const { recommendation, change } = props;
  const { status, application, allowed } = recommendation;
  const title = titleOf(texts, recommendation);
  if (!allowed) return null;
  if (status === 'dismissed')
    return (
      <Button
        aria-label={t('center.restoreOf', { title })}
        loading={change.busy}
        loadingLabel={t('center.restoring')}
        onClick={() => void change.restore()}
      >
        {t('center.restore')}
      </Button>
    );
  return (
    <>
      {application ? (
        <Button
          icon="back"
          aria-label={t('center.undoOf', { title })}
          loading={change.busy}
          loadingLabel={t('center.undoing')}
          onClick={() => void change.undo(application.id)}
        >
          {t('center.undo')}
        </Button>
      ) : null}
      {status === 'open' ? <OpenActions {...props} /> : null}
    </>
  );
}

/** What was decided about it, and by whom. */
function Decision({ recommendation }: Pick<RecommendationProps, 'recommendation'>) {
  const { t, locale } = useTexts();
  const { application, dismissal } = recommendation;
  const now = Date.now();
  if (dismissal) {
    const { by, reason, until } = dismissal;
    const date = formatDay(dismissal.at, now, locale);
    return (
      <p>
        {by ? t('center.dismissedBy', { name: by, date, reason }) : t('center.dismissedOn', { date, reason })}{' '}
        {until ? t('center.dismissedUntil', { date: formatDay(until, now, locale) }) : null}
      </p>
    );
  }
  if (!application) return null;
  const { by } = application;
  const time = formatRelativeTime(application.at, now, {
    never: '',
    now: t('center.now').toLocaleLowerCase(locale),
    locale,
  });
  const until = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(application.undoUntil));
  return <p>{by ? t('center.appliedBy', { name: by, time, until }) : t('center.appliedAt', { time, until })}</p>;
}

/** One recommendation: what, why, what it is worth and what to do. */
export function Recommendation(props: RecommendationProps) {
  const texts = useTexts();
  const { t } = texts;
  const { recommendation } = props;
  const { severity, status, action, points } = recommendation;
  const change = useChange(recommendation);
  const applied = status === 'applied';
  return (
    <li css={itemStyle} data-part="recommendation" data-code={recommendation.code}>
      <span data-tone={applied ? 'applied' : severity}>
        <Mark name={applied ? 'check' : marks[severity]} />
      </span>
      <div>
        <h4>
          <span css={visuallyHidden}>{applied ? '' : `${t(`center.severity.${severity}`)}: `}</span>
          {titleOf(texts, recommendation)}
          {applied ? <Badge tone="success">{t('center.applied')}</Badge> : null}
        </h4>
        {applied ? null : <p>{textOf(texts, recommendation)}</p>}
        {status === 'open' && action === 'open' ? <p>{t('center.listFirst')}</p> : null}
        {status === 'open' && action === 'none' ? <p>{t('center.vendorFirst')}</p> : null}
        <Decision recommendation={recommendation} />
      </div>
      <div data-part="actions">
        <span data-part="gain">{t('center.gain', { count: points })}</span>
        <Actions {...props} change={change} />
      </div>
    </li>
  );
}
