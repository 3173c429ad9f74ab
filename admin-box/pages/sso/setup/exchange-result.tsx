import { useState } from 'react';
import type { SsoCheck, SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Timeline } from '#shared/ui/timeline/timeline.tsx';
import type { TimelineItem, TimelineTone } from '#shared/ui/timeline/timeline.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { evaluatedGroups } from './check-groups.ts';
import type { EvaluatedGroup } from './check-groups.ts';

const tones: Readonly<Record<SsoCheck['state'], TimelineTone>> = {
  passed: 'success',
  warning: 'warning',
  failed: 'danger',
  'not-reached': 'muted',
};

export const stateTexts = {
  passed: 'ssotest.checkPassed',
  warning: 'ssotest.checkWarning',
  failed: 'ssotest.checkFailed',
  'not-reached': 'ssotest.notReached',
} as const;

/** What came, what was expected, and what to do about it. */
function Remedy({ decisive, provider }: { decisive: NonNullable<EvaluatedGroup['decisive']>; provider: string }) {
  const { t } = useTexts();
  const { rule, seen, wanted, fix, unverified } = decisive;
  const value = (text: string | null) => (text === null ? t('ssotest.nothing') : <code dir="ltr">{text}</code>);
  return (
    <>
      {seen !== null || wanted !== null ? (
        <DataList
          items={[
            { term: t('ssotest.seen', { provider }), value: value(seen) },
            ...(wanted === null ? [] : [{ term: t('ssotest.wanted'), value: value(wanted) }]),
          ]}
        />
      ) : null}
      <p>{t(`ssotest.fix.${fix}`, { provider })}</p>
      <p css={mutedStyle}>
        {t('ssotest.rule')}: <code dir="ltr">{rule}</code>
        {unverified ? ` · ${t('ssodoctor.unverified')}` : null}
      </p>
    </>
  );
}

/** Every rule by its name, with the values it saw and expected. */
function allRules(
  exchange: SsoExchange,
  { stateOf, unverifiedText }: { stateOf: (state: SsoCheck['state']) => string; unverifiedText: string },
): TimelineItem[] {
  return exchange.checks.map(({ rule, state, seen, wanted, unverified }, index) => ({
    id: `${index}-${rule}`,
    tone: tones[state],
    title: rule,
    state: stateOf(state),
    at: unverified ? unverifiedText : undefined,
    more:
      seen !== null ? (
        <code dir="ltr">{wanted === null || wanted === seen ? seen : `${seen} ≠ ${wanted}`}</code>
      ) : undefined,
  }));
}

/** How an answer of the provider was judged: in short, and rule by rule if asked. */
export function ExchangeResult({ exchange, provider }: { exchange: SsoExchange; provider: string }) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const stateOf = (state: SsoCheck['state']) => t(stateTexts[state]);
  const groups = evaluatedGroups(exchange).map(({ group, state, decisive }): TimelineItem => ({
    id: group,
    tone: tones[state],
    title: t(`ssotest.group.${group}`),
    state: stateOf(state),
    more: decisive ? <Remedy decisive={decisive} provider={provider} /> : undefined,
  }));
  return (
    <>
      <Timeline
        label={t('ssotest.title')}
        items={isWhole ? allRules(exchange, { stateOf, unverifiedText: t('ssodoctor.unverified') }) : groups}
      />
      {isWhole ? null : (
        <div>
          <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
            {t('ssotest.allRules', { count: exchange.checks.length })}
          </Button>
        </div>
      )}
    </>
  );
}
