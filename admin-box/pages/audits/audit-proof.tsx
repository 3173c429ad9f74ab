import { useQuery } from '@tanstack/react-query';
import type { AuditProof as Proof } from '#shared/contract/audits/audits.ts';
import { Button } from '#shared/ui/button/button.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { download } from '#admin-box/kit/download.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { Texts } from '#admin-box/i18n/texts.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { proofStyle } from './audits.styles.ts';
import { checkProof } from './check-proof.ts';
import type { ProofResult } from './check-proof.ts';
import type { AuditEvent } from './use-audits.ts';

/** The proof as the server gives it, and what this browser makes of it. */
function useProof(event: AuditEvent) {
  const { api } = usePortal();
  return useQuery({
    queryKey: ['audits', 'proof', event.id],
    queryFn: async ({ signal }): Promise<{ proof: Proof; result: ProofResult }> => {
      const proof = await api.get('/audits/resources/proofs/v1/{id}', { params: { id: event.id }, signal });
      return { proof, result: await checkProof(event, proof) };
    },
  });
}

/** "Hash matches. Event 412,906 follows 412,905." */
function sentencesOf({ event, previous }: Proof, { t, locale }: Texts): string {
  const number = new Intl.NumberFormat(locale);
  const place = { number: number.format(event.sequence), previous: number.format(previous.sequence) };
  const isErased = event.originSalt === null || event.detailsSalt === null;
  return [
    t('audits.proofMatches'),
    previous.sequence === 0 ? t('audits.proofFirst', place) : t('audits.proofFollows', place),
    ...(isErased ? [t('audits.proofErased')] : []),
  ].join(' ');
}

function saveProof({ event, file }: Proof, place: Node): void {
  const lines = file.map((line) => `${JSON.stringify(line)}\n`);
  download(new Blob(lines, { type: 'application/x-ndjson' }), `audit-${event._id}.jsonl`, place);
}

/** Whether an event is as it was written, as this browser computes it, and the file that proves it to others. */
export function AuditProof({ event }: { event: AuditEvent }) {
  const texts = useTexts();
  const { t, errorText } = texts;
  const { data, error } = useProof(event);
  return (
    <section>
      <h3>{t('audits.integrity')}</h3>
      <div css={proofStyle} aria-live="polite">
        {data?.result === 'matches' ? <Status tone="success">{sentencesOf(data.proof, texts)}</Status> : null}
        {data?.result === 'differs' ? <Status tone="danger">{t('audits.proofDiffers')}</Status> : null}
        {data?.result === 'unable' ? <Status tone="neutral">{t('audits.proofUnable')}</Status> : null}
        {error ? <Status tone="danger">{t('audits.proofFailed', { reason: errorText(error) })}</Status> : null}
        {!data && !error ? <Status tone="neutral">{t('audits.proofChecking')}</Status> : null}
        {data ? (
          <Button icon="download" size="sm" onClick={(press) => saveProof(data.proof, press.currentTarget)}>
            {t('audits.downloadProof')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
