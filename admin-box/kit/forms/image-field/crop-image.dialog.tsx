import { useId, useRef, useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { startCrop, zoomCrop, zoomOf } from './crop.ts';
import type { Fit } from './crop.ts';
import { CropArea } from './crop-area.tsx';
import { encodeCrop } from './image-file.ts';
import { cropStyle, zoomStyle } from './image-field.styles.ts';

export interface CropImageDialogProps {
  image: ImageBitmap;
  shape: 'round' | 'square';
  /** @param dataUrl the chosen square */
  onUse(dataUrl: string): void;
  onClose(): void;
}

/** Chooses the square of an image that is used. A logo may have empty edges, a user's picture fills its circle. */
export function CropImageDialog({ image, shape, onUse, onClose }: CropImageDialogProps) {
  const { t } = useTexts();
  const zoomId = useId();
  const area = useRef<HTMLDivElement>(null);
  const fit: Fit = shape === 'round' ? 'cover' : 'contain';
  const [crop, setCrop] = useState(() => startCrop(image, fit));
  const footer = (
    <>
      <Button variant="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="primary" type="submit">
        {t('image.use')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      title={t('image.cropTitle')}
      description={t('image.cropText')}
      footer={footer}
      initialFocus={area}
      onSubmit={() => area.current && onUse(encodeCrop(area.current.ownerDocument, image, crop))}
      onClose={onClose}
    >
      <div css={cropStyle}>
        <CropArea ref={area} image={image} crop={crop} fit={fit} shape={shape} onChange={setCrop} />
        <div css={zoomStyle}>
          <label htmlFor={zoomId}>{t('image.zoom')}</label>
          <input
            id={zoomId}
            type="range"
            min={0}
            max={100}
            value={Math.round(zoomOf(crop, image, fit) * 100)}
            onChange={(event) => setCrop(zoomCrop(crop, Number(event.target.value) / 100, image, fit))}
          />
        </div>
      </div>
    </Dialog>
  );
}
