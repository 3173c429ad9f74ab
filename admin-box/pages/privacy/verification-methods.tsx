import { lazy, Suspense, useRef, useState } from 'react';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog/confirm-dialog.tsx';
import type { IconName } from '#shared/ui/icon/icon.tsx';
import { Menu } from '#shared/ui/menu/menu.tsx';
import { useQuestion } from '#admin-box/kit/overlays/use-question.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { formatDay, formatRelativeTime } from '#admin-box/kit/relative-time.ts';
import { factorsOf, fewCodes, kindsToAdd } from './factors.ts';
import type { Factor, FactorKind, OwnFactors } from './factors.ts';
import { linesStyle, mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { Line, Section } from '#admin-box/kit/section/section.tsx';
import type { SetUp } from './set-up.types.ts';
import { useChangeFactors } from './use-change-factors.ts';
import { useFactors, useFactorStrategies } from './use-privacy.ts';
import { usePrivacyError } from '#admin-box/kit/recent-sign-in/use-privacy-error.ts';

const SetUpDialogs = lazy(async () => ({ default: (await import('./set-up.dialogs.tsx')).SetUpDialogs }));

const icons: Record<FactorKind, IconName> = { app: 'shield', phone: 'phone', key: 'role', device: 'laptop' };
const order: readonly FactorKind[] = ['app', 'phone', 'key', 'device'];

/** A number reads from left to right in every language. */
const isolated = (name: string): string => `\u2066${name}\u2069`;

function useFactorNames(): (factor: Pick<Factor, 'kind' | 'name'>) => string {
  const { t } = useTexts();
  return ({ kind, name }) =>
    name ? t('privacy.named', { kind: t(`privacy.kind.${kind}`), name: isolated(name) }) : t(`privacy.kind.${kind}`);
}

function AddMenu({ busy, onAdd }: { busy: boolean; onAdd: (kind: FactorKind) => void }) {
  const { t } = useTexts();
  const { data } = useFactorStrategies();
  const may = kindsToAdd(data?.strategies ?? []);
  const kinds = order.filter((kind) => may.includes(kind));
  if (kinds.length === 0) return null;
  return (
    <Menu
      label={t('privacy.addFactor')}
      align="end"
      trigger={
        <Button icon="plus" iconEnd="down" loading={busy} loadingLabel={t('privacy.working')}>
          {t('privacy.addFactor')}
        </Button>
      }
      groups={[
        {
          items: kinds.map((kind) => ({
            id: kind,
            label: t(`privacy.kind.${kind}`),
            icon: icons[kind],
            onSelect: () => onAdd(kind),
          })),
        },
      ]}
    />
  );
}

function Codes({ left, onRenew }: { left: number | undefined; onRenew: (() => void) | undefined }) {
  const { t } = useTexts();
  if (left === undefined) return null;
  const renew = onRenew && (
    <Button size="sm" variant="ghost" onClick={onRenew}>
      {t('privacy.newCodes')}
    </Button>
  );
  if (left <= fewCodes)
    return (
      <Banner tone="warning" actions={renew}>
        {t('privacy.codesFew', { count: left })}
      </Banner>
    );
  return (
    <Banner tone="neutral" actions={renew}>
      {t('privacy.codesLeft', { count: left })}
    </Banner>
  );
}

function FactorLines({ data, onRemove }: { data: OwnFactors; onRemove: ((factor: Factor) => void) | undefined }) {
  const { t, locale } = useTexts();
  const nameOf = useFactorNames();
  const factors = factorsOf(data);
  if (factors.length === 0) return <p css={mutedStyle}>{t('privacy.noFactors')}</p>;
  const now = Date.now();
  const detail = ({ createdAt, lastUsedAt }: Factor) =>
    [
      createdAt && t('privacy.since', { date: formatDay(createdAt, now, locale) }),
      lastUsedAt &&
        t('privacy.lastUsed', {
          time: formatRelativeTime(lastUsedAt, now, { never: t('common.never'), now: t('privacy.justNow'), locale }),
        }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ul css={linesStyle}>
      {factors.map((factor) => (
        <Line key={factor.id} icon={icons[factor.kind]} title={<bdi>{nameOf(factor)}</bdi>} detail={detail(factor)}>
          {onRemove ? (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('privacy.removeOf', { name: nameOf(factor) })}
              onClick={() => onRemove(factor)}
            >
              {t('privacy.remove')}
            </Button>
          ) : null}
        </Line>
      ))}
    </ul>
  );
}

/** What is above the page: a factor being set up, or codes to be saved. They begin afresh each time. */
function useSetUps() {
  const [shown, setShown] = useState<SetUp & { opening: number }>();
  const [open, setOpen] = useState(false);
  const openings = useRef(0);
  const show = (what: SetUp): void => {
    openings.current += 1;
    setShown({ ...what, opening: openings.current });
    setOpen(true);
  };
  return { shown, open, show, close: () => setOpen(false) };
}

/** Verification methods, and recovery codes for users who lose them. */
export function VerificationMethods({ viewOnly }: { viewOnly: boolean }) {
  const { t } = useTexts();
  const question = useQuestion();
  const factors = useFactors();
  const textOf = usePrivacyError();
  const nameOf = useFactorNames();
  const setUps = useSetUps();
  const { busy, failure, begin, remove, renewCodes } = useChangeFactors(setUps.show);
  const [asked, setAsked] = useState<Factor>();
  const [open, setOpen] = useState(false);
  const [renewing, setRenewing] = useState(false);
  const ask = (factor: Factor) => {
    setAsked(factor);
    setOpen(true);
  };
  const isLast = factors.data !== undefined && factorsOf(factors.data).length === 1;
  return (
    <Section
      id="second-step"
      title={t('privacy.secondStep')}
      lead={t('privacy.secondStepText')}
      failedTitle={t('privacy.secondStepFailed')}
      query={factors}
      actions={viewOnly ? undefined : <AddMenu busy={busy} onAdd={(kind) => void begin(kind)} />}
    >
      {(data) => (
        <>
          {failure ? <Banner tone="danger">{textOf(failure)}</Banner> : null}
          <FactorLines data={data} onRemove={viewOnly ? undefined : ask} />
          {factorsOf(data).length > 0 ? (
            <Codes left={data.recoveryCodesLeft} onRenew={viewOnly ? undefined : () => setRenewing(true)} />
          ) : null}
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            title={question('privacy.removeTitle', { name: asked ? nameOf(asked) : '' })}
            description={t(isLast ? 'privacy.removeLastText' : 'privacy.removeText')}
            confirmLabel={t('privacy.removeAction')}
            cancelLabel={t('privacy.removeKeep')}
            onConfirm={() => {
              setOpen(false);
              if (asked) void remove(asked, nameOf(asked));
            }}
          />
          <ConfirmDialog
            open={renewing}
            onClose={() => setRenewing(false)}
            tone="primary"
            title={t('privacy.newCodesTitle')}
            description={t('privacy.newCodesText')}
            confirmLabel={t('privacy.newCodes')}
            cancelLabel={t('privacy.newCodesKeep')}
            onConfirm={() => {
              setRenewing(false);
              void renewCodes();
            }}
          />
          {setUps.shown ? (
            <Suspense fallback={null}>
              <SetUpDialogs
                key={setUps.shown.opening}
                setUp={setUps.shown}
                open={setUps.open}
                onClose={setUps.close}
                onCodes={(codes) => setUps.show({ kind: 'codes', codes })}
              />
            </Suspense>
          ) : null}
        </>
      )}
    </Section>
  );
}
