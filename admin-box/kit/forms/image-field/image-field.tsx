import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { FieldMessage } from '#shared/ui/field/field.tsx';
import { labelStyle } from '#shared/ui/field/field.styles.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { buttonsStyle } from '#admin-box/kit/section/section.styles.ts';
import { maxMegabytes, readableTypes, readImage } from './image-file.ts';
import type { FileRefusal } from './image-file.ts';
import { imageFieldStyle } from './image-field.styles.ts';

export interface ImageFieldProps {
  label: string;
  /** Of the user or organization: gives the initials where there is no image. */
  name: string;
  /** URL of the saved image, the data URL of a new one, or empty. */
  value: string;
  shape: 'round' | 'square';
  uploadLabel: string;
  removeLabel: string;
  readOnly: boolean;
  onChange(value: string): void;
}

const CropImageDialog = lazy(() =>
  import('./crop-image.dialog.tsx').then((module) => ({ default: module.CropImageDialog })),
);

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Takes a file: refuses it with the rule, or opens the dialog that cuts it. */
function useChosenImage(onChange: (dataUrl: string) => void) {
  const [refusal, setRefusal] = useState<FileRefusal>();
  const [image, setImage] = useState<ImageBitmap>();
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = await readImage(file);
    setRefusal(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') setImage(read);
  };
  const close = () => {
    image?.close();
    setImage(undefined);
  };
  const use = (dataUrl: string) => {
    close();
    onChange(dataUrl);
  };
  return { refusal, image, choose, close, use, forget: () => setRefusal(undefined) };
}

/** Handlers of an element on which a file can be dropped. */
function useDrop(onFile: (file: File | undefined) => void) {
  const [dragging, setDragging] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
        setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { handlers, dragging };
}

/** A picture of a user, or a logo: uploaded or dropped, cut to a square, previewed until the form is saved. */
export function ImageField(props: ImageFieldProps) {
  const { label, name, value, shape, uploadLabel, removeLabel, readOnly, onChange } = props;
  const { t } = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  const { refusal, image, choose, close, use, forget } = useChosenImage(onChange);
  const { handlers, dragging } = useDrop((file) => void choose(file));
  const remove = () => {
    forget();
    onChange('');
    // the button that had the focus goes
    upload.current?.focus();
  };
  const hint = value.startsWith('data:') ? t('image.unsaved') : t('image.hint', { limit: maxMegabytes });
  const refusals: Record<FileRefusal, string> = {
    'too-large': t('image.tooLarge', { limit: maxMegabytes }),
    unreadable: t('image.unreadable'),
  };
  return (
    <div
      css={imageFieldStyle}
      role="group"
      aria-labelledby={`${id}-label`}
      data-part="image-field"
      data-dragging={dragging || undefined}
      {...(readOnly ? {} : handlers)}
    >
      <span css={labelStyle} data-part="label" id={`${id}-label`}>
        {label}
      </span>
      <Avatar name={name} picture={value || null} size="xl" shape={shape} />
      {readOnly ? null : (
        <div data-part="image-actions">
          <div css={buttonsStyle}>
            <Button ref={upload} size="sm" aria-describedby={`${id}-message`} onClick={() => input.current?.click()}>
              {uploadLabel}
            </Button>
            {value ? (
              <Button size="sm" variant="ghost" onClick={remove}>
                {removeLabel}
              </Button>
            ) : null}
          </div>
          <div role={refusal ? undefined : 'status'}>
            <FieldMessage id={`${id}-message`} hint={hint} error={refusal && refusals[refusal]} />
          </div>
          <input
            ref={input}
            type="file"
            hidden
            accept={readableTypes.join(',')}
            aria-label={uploadLabel}
            onChange={(event) => {
              const file = event.target.files?.[0];
              // the same file can be chosen again
              event.target.value = '';
              void choose(file);
            }}
          />
        </div>
      )}
      {image ? (
        <Suspense fallback={null}>
          <CropImageDialog image={image} shape={shape} onUse={use} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}
