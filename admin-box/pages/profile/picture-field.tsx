import { useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent } from 'react';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { drawablePicture } from '#admin-box/kit/forms/drawable-picture.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { pictureStyle } from './profile.styles.ts';

export interface PictureFieldProps {
  /** Whose picture it is: the initials where there is none. */
  name: string;
  /** An address, or the data URL of a chosen file. */
  value: string;
  /** What the form began with. */
  saved: string;
  /** It can be seen, and not changed. */
  readOnly?: boolean;
  error?: string;
  onChange(value: string): void;
  onBlur(event: FocusEvent): void;
}

const readable = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** Name of the chosen file, and why it was rejected. */
function useChosenFile(onChange: (dataUrl: string) => void) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = '';
    if (!file) return;
    if (!readable.includes(file.type)) return setRefusal(t('profile.fileWrong'));
    try {
      // its name says what a file is, and nothing more
      (await createImageBitmap(file)).close();
      onChange(await readAsDataUrl(file));
      setChosen(file.name);
      setRefusal(undefined);
    } catch {
      setRefusal(t('profile.fileWrong'));
    }
  };
  return { chosen, refusal, choose, forget: () => setRefusal(undefined) };
}

/** The picture: an address, or a file. */
export function PictureField({ name, value, saved, readOnly = false, error, onChange, onBlur }: PictureFieldProps) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { chosen, refusal, choose, forget } = useChosenFile(onChange);
  const isFile = value.startsWith('data:');
  const replace = (next: string) => {
    forget();
    onChange(next);
  };
  return (
    <div css={pictureStyle}>
      <Avatar name={name} picture={drawablePicture(value, saved)} size="lg" />
      <div data-part="picture-fields">
        <TextField
          label={t('profile.pictureUrl')}
          type={isFile ? 'text' : 'url'}
          inputMode="url"
          dir={isFile ? 'auto' : 'ltr'}
          optional
          readOnly={isFile || readOnly}
          value={isFile ? chosen : value}
          hint={t('profile.pictureUrlHint')}
          error={refusal ?? error}
          onChange={(event) => replace(event.target.value)}
          onBlur={onBlur}
        />
        {readOnly ? null : (
          <div css={buttonsStyle}>
            <Button size="sm" onClick={() => input.current?.click()}>
              {t('profile.chooseFile')}
            </Button>
            {value ? (
              <Button size="sm" variant="ghost" onClick={() => replace('')}>
                {t('profile.removePicture')}
              </Button>
            ) : null}
          </div>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={readable.join(',')}
          aria-label={t('profile.chooseFile')}
          onChange={(event) => void choose(event)}
        />
      </div>
    </div>
  );
}
