import { Button } from '#shared/ui/button/button.tsx';
import { useCopy } from '#shared/ui/copy-button/use-copy.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle, formStyle } from '#admin-box/kit/section/section.styles.ts';
import { codesStyle } from './privacy.styles.ts';

/** Saves a text as a file. The link is of the element's own document, and is never put into it. */
function download(text: string, place: Node): void {
  const link = place.ownerDocument?.createElement('a');
  if (!link) return;
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(link, { href, download: 'recovery-codes.txt' }).click();
  URL.revokeObjectURL(href);
}

/** Shows the codes once. Only an explicit confirmation closes the dialog, since they cannot be shown again. */
export function RecoveryCodesDialog({
  codes,
  open,
  onClose,
}: {
  codes: readonly string[];
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTexts();
  const { user } = usePortal();
  const { copied, copy } = useCopy(codes.join('\n'));
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={() => {}}
      title={t('privacy.codesTitle')}
      description={t('privacy.codesText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('privacy.codesSaved')}
        </Button>
      }
    >
      <div css={formStyle}>
        <ul css={codesStyle} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div css={buttonsStyle}>
          <Button icon="copy" onClick={() => void copy()}>
            {t(copied ? 'privacy.copied' : 'privacy.copy')}
          </Button>
          <Button
            icon="download"
            onClick={(event) =>
              download(`${t('privacy.codesFile', { email: user.email })}\n\n${codes.join('\n')}\n`, event.currentTarget)
            }
          >
            {t('privacy.download')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
