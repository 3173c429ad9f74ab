import { useRef, useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Banner } from '#shared/ui/banner/banner.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';

/** Bytes: more than 5,000 lines with descriptions have. */
const largest = 2_000_000;

/** Reads a text file that the user chooses; nothing is sent. */
export function CsvFile({ onText }: { onText(text: string): void }) {
  const { t, locale } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<'iplist.fileTooLarge' | 'iplist.fileNotText'>();
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte' }).format(largest / 1e6);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    if (file.size > largest) return setWrong('iplist.fileTooLarge');
    const text = await file.text();
    // a spreadsheet's own format, or a picture
    if (text.includes('\0') || text.includes('\uFFFD')) return setWrong('iplist.fileNotText');
    setWrong(undefined);
    onText(text);
  };
  return (
    <div>
      <input
        ref={input}
        css={visuallyHidden}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={t('iplist.file')}
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // the same file can be chosen again
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('iplist.file')}</Button>
      {wrong ? <Banner tone="danger">{t(wrong, { size })}</Banner> : null}
    </div>
  );
}
