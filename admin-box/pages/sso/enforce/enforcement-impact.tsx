import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { AffectedNames } from '#admin-box/pages/sso/affected-names.tsx';
import { boxStyle } from '#admin-box/kit/section/box.styles.ts';

/** Whom a draft would bind, by name and number. */
export function EnforcementImpact({ impact, provider }: { impact: PolicyImpact; provider: string }) {
  const { t, locale } = useTexts();
  const { user } = usePortal();
  const { users, sessions, sso, locksOut } = impact;
  const number = new Intl.NumberFormat(locale);
  const names = users.items.map(({ name, email }) => name || email);
  const isOwn = users.items.some(({ id }) => id === user.id);
  const tokens = sso?.apiTokens.total ?? 0;
  return (
    <section css={boxStyle} aria-labelledby="sso-required-impact">
      <header>
        <h2 id="sso-required-impact">{t('ssoreq.impact')}</h2>
      </header>
      {locksOut ? <Banner tone="danger">{t('ssoreq.impactUnsafe', { provider })}</Banner> : null}
      {users.total === 0 ? (
        <p>{t('ssoreq.impactNobody')}</p>
      ) : (
        <>
          <AffectedNames names={names} total={users.total} />
          {isOwn ? <p>{t('sso.affectedYou')}</p> : null}
        </>
      )}
      <DataList
        items={[
          { term: t('ssoreq.impactUsers'), value: number.format(users.total) },
          { term: t('ssoreq.impactPassword'), value: number.format(sso?.withPassword ?? 0) },
          { term: t('ssoreq.impactNotLinked', { provider }), value: number.format(sso?.notLinked ?? 0) },
          { term: t('ssoreq.impactSessions'), value: number.format(sessions.total) },
          { term: t('ssoreq.impactTokens'), value: number.format(tokens) },
        ]}
      />
    </section>
  );
}
