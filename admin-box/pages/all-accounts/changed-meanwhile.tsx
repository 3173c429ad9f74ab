import { Banner } from '../../../shared/ui/banner/banner.tsx';
import { Button } from '../../../shared/ui/button/button.tsx';
import { errorCodeOf } from '../../data/trace-id.ts';
import { useTexts } from '../../texts.tsx';

export const isConflict = (failure: unknown): boolean => errorCodeOf(failure) === 'changed-meanwhile';

/** Another admin was quicker: the form can begin anew with what they made, or be sent over it. */
export function ChangedMeanwhile({ failure, onTheirs }: { failure: unknown; onTheirs: () => void }) {
  const { t, errorText } = useTexts();
  if (!isConflict(failure)) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button size="sm" variant="ghost" onClick={onTheirs}>
          {t('accounts.useTheirs')}
        </Button>
      }
    >
      {errorText(failure)}
    </Banner>
  );
}
