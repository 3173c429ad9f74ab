import { useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { drawablePicture } from '#admin-box/kit/forms/drawable-picture.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { logoStyle } from './account.styles.ts';
import { useUpload } from './use-account.ts';

export interface LogoFieldProps {
  name: string;
  value: string;
  /** What the form began with. */
  saved: string;
  readOnly: boolean;
  error: string | undefined;
  onChange(value: string): void;
  onBlur(event: FocusEvent): void;
}

/** Uploads a chosen file immediately; its URL is saved with the form. */
function useChosenFile(onChange: (address: string) => void) {
  const { errorText } = useTexts();
  const upload = useUpload();
  const [storing, setStoring] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    setStoring(true);
    setRefusal(undefined);
    await upload(file).then(onChange, (error: unknown) => setRefusal(errorText(error)));
    setStoring(false);
  };
  return { storing, refusal, choose, forget: () => setRefusal(undefined) };
}

/** The logo: an address, or a file. */
export function LogoField({ name, value, saved, readOnly, error, onChange, onBlur }: LogoFieldProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { storing, refusal, choose, forget } = useChosenFile(onChange);
  const replace = (next: string) => {
    forget();
    onChange(next);
  };
  return (
    <div css={logoStyle}>
      <Avatar name={name} picture={drawablePicture(value, saved)} size="lg" shape="square" />
      <div>
        <TextField
          label={t('account.logo')}
          type="url"
          dir="ltr"
          optional
          readOnly={readOnly}
          value={value}
          hint={t('account.logoHint')}
          error={refusal ?? error}
          onChange={(event) => replace(event.target.value)}
          onBlur={onBlur}
        />
        {readOnly ? null : (
          <div css={buttonsStyle}>
            <Button
              size="sm"
              loading={storing}
              loadingLabel={t('account.uploading')}
              onClick={() => input.current?.click()}
            >
              {t('account.chooseFile')}
            </Button>
            {value ? (
              <Button size="sm" variant="ghost" onClick={() => replace('')}>
                {t('account.removeLogo')}
              </Button>
            ) : null}
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          aria-label={t('account.chooseFile')}
          onChange={(event) => void choose(event)}
        />
      </div>
    </div>
  );
}
