/** "Preview impact": whom the values of a form would hit if they were saved. */
import { useState } from 'react';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { DataList } from '#shared/ui/data-list/data-list.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { DayChart } from '#admin-box/kit/day-chart/day-chart.tsx';
import { download } from '#admin-box/kit/download.ts';
import { SaveFailure } from '#admin-box/kit/forms/save-failure.tsx';
import { useAction } from '#admin-box/kit/forms/use-action.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { eachDay } from './each-day.ts';
import { bodyStyle, noteStyle, partStyle } from './impact-preview.styles.ts';

/** How many users and tokens the dialog lists; the file has all that the server names. */
const listed = 8;

interface Named {
  id: string;
  name: string;
  /** Shown at the end of the line. */
  email?: string;
}

/** The first of those that a draft hits, and how many more there are. */
function Listing({ title, total, items }: { title: string; total: number; items: readonly Named[] }) {
  const { t, locale } = useTexts();
  if (total === 0) return null;
  const left = total - Math.min(items.length, listed);
  return (
    <section css={partStyle}>
      <h3>{title}</h3>
      <ul>
        {items.slice(0, listed).map(({ id, name, email }) => (
          <li key={id}>
            <span dir="auto">{name}</span>
            {email === undefined ? null : <span dir="ltr">{email}</span>}
          </li>
        ))}
      </ul>
      {left > 0 ? <p>{t('security.impactMore', { number: new Intl.NumberFormat(locale).format(left) })}</p> : null}
    </section>
  );
}

interface ReplayTexts {
  title: string;
  none: string;
  /** Of one day, and of all. */
  hit(values: { refused: string; total: string }): string;
  /** Headings of the table: all, and those that are hit. */
  all: string;
  ones: string;
}

/** What happened in the last days, judged by the draft. */
function Replay({ replayed, texts }: { replayed: NonNullable<PolicyImpact['signIns']>; texts: ReplayTexts }) {
  const { t, locale } = useTexts();
  const number = new Intl.NumberFormat(locale);
  const { total, refused, days } = replayed;
  return (
    <section css={partStyle}>
      <h3>{texts.title}</h3>
      <p>{total === 0 ? texts.none : texts.hit({ refused: number.format(refused), total: number.format(total) })}</p>
      {total === 0 ? null : (
        <DayChart
          days={eachDay(days).map((each) => ({
            ...each,
            labelOf: (date) =>
              t('security.impactOnDay', {
                day: date,
                refused: number.format(each.refused),
                total: number.format(each.total),
              }),
          }))}
          caption={texts.title}
          headings={[t('security.impactDay'), texts.all, texts.ones]}
        />
      )}
    </section>
  );
}

function SignIns({ signIns }: { signIns: NonNullable<PolicyImpact['signIns']> }) {
  const { t } = useTexts();
  const texts = {
    title: t('security.impactSignIns'),
    none: t('security.impactNoSignIns'),
    hit: (values: { refused: string; total: string }) => t('security.impactRefused', values),
    all: t('security.impactAll'),
    ones: t('security.impactRefusedOnes'),
  };
  return <Replay replayed={signIns} texts={texts} />;
}

function Lockouts({ lockouts }: { lockouts: NonNullable<PolicyImpact['lockouts']> }) {
  const { t } = useTexts();
  const texts = {
    title: t('security.impactFailures'),
    none: t('security.impactNoFailures'),
    hit: (values: { refused: string; total: string }) => t('security.impactLocks', values),
    all: t('security.impactAllFailures'),
    ones: t('security.impactLockedOnes'),
  };
  return <Replay replayed={lockouts} texts={texts} />;
}

/** Whom a change of a policy would hit. */
export function Impact({ impact, note }: { impact: PolicyImpact; note: string | undefined }) {
  const { t, locale } = useTexts();
  const { locksOut, users, sessions, apiTokens, signIns, lockouts } = impact;
  const number = new Intl.NumberFormat(locale);
  const isHarmless =
    users.total + sessions.total + apiTokens.total + (signIns?.refused ?? 0) + (lockouts?.near ?? 0) === 0;
  return (
    <div css={bodyStyle}>
      {locksOut ? <Banner tone="danger">{t('security.impactLocksOut')}</Banner> : null}
      {isHarmless && !locksOut ? <Banner tone="success">{t('security.impactNone')}</Banner> : null}
      <DataList
        items={[
          { term: t('security.impactUsers'), value: number.format(users.total) },
          ...(lockouts
            ? [
                { term: t('security.impactLocked'), value: number.format(lockouts.locked) },
                { term: t('security.impactNear'), value: number.format(lockouts.near) },
              ]
            : [
                { term: t('security.impactSessions'), value: number.format(sessions.total) },
                { term: t('security.impactTokens'), value: number.format(apiTokens.total) },
              ]),
        ]}
      />
      {note ? <p css={noteStyle}>{note}</p> : null}
      {signIns ? <SignIns signIns={signIns} /> : null}
      {lockouts ? <Lockouts lockouts={lockouts} /> : null}
      <Listing title={t('security.impactUsers')} {...users} />
      <Listing
        title={t('security.impactTokens')}
        total={apiTokens.total}
        items={apiTokens.items.map(({ id, description }) => ({ id, name: description || id }))}
      />
    </div>
  );
}

function csvOf({ users }: PolicyImpact, headings: readonly string[]): Blob {
  const lines = [headings, ...users.items.map(({ name, email }) => [name, email])];
  return new Blob([byteOrderMark, ...lines.map(csvLine)], { type: 'text/csv;charset=utf-8' });
}

export interface ImpactPreviewProps {
  title: string;
  /** How the numbers are found, below them. */
  note?: string | undefined;
  /** @returns undefined if the form has wrong values, which it then shows */
  preview(): Promise<PolicyImpact | undefined>;
}

export function ImpactPreview({ title, note, preview }: ImpactPreviewProps) {
  const { t } = useTexts();
  const { busy, failure, run, forget } = useAction();
  const [impact, setImpact] = useState<PolicyImpact>();
  const [open, setOpen] = useState(false);
  const ask = () =>
    void run(async () => {
      const found = await preview();
      setImpact(found);
      setOpen(found !== undefined);
    });
  const close = () => {
    setOpen(false);
    forget();
  };
  return (
    <>
      <Button loading={busy} loadingLabel={t('security.impactLoading')} onClick={ask}>
        {t('security.impact')}
      </Button>
      <Dialog
        open={open || failure !== null}
        onClose={close}
        size="lg"
        title={t('security.impactTitle', { policy: title })}
        description={failure === null ? t('security.impactText') : undefined}
        footer={
          <>
            {impact && impact.users.total > 0 && failure === null ? (
              <Button
                icon="download"
                onClick={(click) =>
                  download(
                    csvOf(impact, [t('security.impactName'), t('security.impactEmail')]),
                    'impact.csv',
                    click.currentTarget,
                  )
                }
              >
                {t('security.impactExport')}
              </Button>
            ) : null}
            <Button variant="primary" onClick={close}>
              {t('security.impactClose')}
            </Button>
          </>
        }
      >
        {failure === null && impact ? <Impact impact={impact} note={note} /> : <SaveFailure failure={failure} />}
      </Dialog>
    </>
  );
}
