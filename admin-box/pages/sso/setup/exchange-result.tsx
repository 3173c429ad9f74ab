import { useState } from 'react';
import type { SsoConfig } from '#shared/contract/sso/sso-config.ts';
import type { SsoCheck, SsoExchange } from '#shared/contract/sso/sso-exchanges.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Timeline } from '#shared/ui/timeline/timeline.tsx';
import type { TimelineItem, TimelineTone } from '#shared/ui/timeline/timeline.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { CopyText } from '#admin-box/kit/copy-text.tsx';
import { mutedStyle } from '#admin-box/kit/section/section.styles.ts';
import { termsOf } from '#admin-box/pages/sso/connection-facts.ts';
import { evaluatedGroups } from './check-groups.ts';
import { fieldOf, remedyOf, seenValue } from './remedies.ts';
import type { Fix } from './remedies.ts';
import { useTerms } from './use-terms.ts';

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

export interface ExchangeResultProps {
  exchange: SsoExchange;
  connection: SsoConfig;
}

/** Who answered: the connection's provider, or the built-in test provider, which has no console. */
function useAnswering({ exchange, connection }: ExchangeResultProps) {
  const { t } = useTexts();
  const own = useTerms(connection);
  if (exchange.testCase === undefined) return { provider: own.provider, terms: termsOf(connection) };
  return { provider: t('ssotry.provider'), terms: termsOf({ product: 'other' }) };
}

interface RemedyProps extends ExchangeResultProps {
  decisive: SsoCheck;
}

/** A sentence whose first word is a provider that is called by a common noun. */
function sentence(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** What came, and what was expected in its place; of a provider that was not reached, what went wrong. */
function Values({ check, fix, provider }: { check: SsoCheck; fix: Fix; provider: string }) {
  const { t, locale } = useTexts();
  const seen = seenValue(check);
  const wanted = check.wanted || null;
  if (seen === null && wanted === null) return null;
  if (fix === 'reach')
    return seen === null ? null : (
      <DataList items={[{ term: t('ssotest.error'), value: <code dir="ltr">{seen}</code> }]} />
    );
  const sent = seen === null ? t('ssotest.nothing') : <code dir="ltr">{seen}</code>;
  const expected = fix === 'field' && wanted !== null ? <CopyText text={wanted} /> : <code dir="ltr">{wanted}</code>;
  return (
    <DataList
      items={[
        { term: sentence(t('ssotest.seen', { provider }), locale), value: sent },
        ...(wanted === null ? [] : [{ term: t('ssotest.wanted'), value: expected }]),
      ]}
    />
  );
}

/** What came, what was expected, and what to do about it. */
function Remedy({ decisive, ...props }: RemedyProps) {
  const { t, locale } = useTexts();
  const { provider, terms } = useAnswering(props);
  const { rule, unverified } = decisive;
  const { fault, fix } = remedyOf(props.exchange.kind, rule);
  const field = fieldOf(terms, rule);
  const name = fix === 'field' && field.place !== '' ? 'fieldAt' : fix;
  return (
    <>
      <strong>{t(`ssotest.fault.${fault}`)}</strong>
      <Values check={decisive} fix={fix} provider={provider} />
      <p>{sentence(t(`ssotest.fix.${name}`, { provider, ...field }), locale)}</p>
      <p css={mutedStyle}>
        {t('ssotest.rule')}: <code dir="ltr">{rule}</code>
        {unverified ? ` · ${t('ssodoctor.unverified')}` : null}
      </p>
    </>
  );
}

/** What a rule saw; beside what it expected, only where they differ. */
function comparison(check: SsoCheck): string | null {
  const seen = seenValue(check);
  const isCompared = check.state === 'failed' || check.state === 'warning';
  return seen === null || !isCompared || !check.wanted || check.wanted === seen ? seen : `${seen} ≠ ${check.wanted}`;
}

/** Every rule by its name, with the values it saw and expected. */
function allRules(
  exchange: SsoExchange,
  { stateOf, unverifiedText }: { stateOf: (state: SsoCheck['state']) => string; unverifiedText: string },
): TimelineItem[] {
  return exchange.checks.map((check, index) => {
    const { rule, state, unverified } = check;
    const values = comparison(check);
    return {
      id: `${index}-${rule}`,
      tone: tones[state],
      title: rule,
      state: stateOf(state),
      at: unverified ? unverifiedText : undefined,
      more: values === null ? undefined : <code dir="ltr">{values}</code>,
    };
  });
}

/** How an answer of the provider was judged: in short, and rule by rule if asked. */
export function ExchangeResult({ exchange, connection }: ExchangeResultProps) {
  const { t } = useTexts();
  const [isWhole, setWhole] = useState(false);
  const stateOf = (state: SsoCheck['state']) => t(stateTexts[state]);
  const groups = evaluatedGroups(exchange).map(({ group, state, decisive }): TimelineItem => ({
    id: group,
    tone: tones[state],
    title: t(`ssotest.group.${group}`),
    state: stateOf(state),
    more: decisive ? <Remedy decisive={decisive} exchange={exchange} connection={connection} /> : undefined,
  }));
  return (
    <>
      <Timeline
        label={t('ssotest.title')}
        items={isWhole ? allRules(exchange, { stateOf, unverifiedText: t('ssodoctor.unverified') }) : groups}
      />
      <div>
        <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('ssotest.fewer') : t('ssotest.allRules', { count: exchange.checks.length })}
        </Button>
      </div>
    </>
  );
}
