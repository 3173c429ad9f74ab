import { useEffect, useState } from 'react';
import { Button } from '#shared/ui/button/button.tsx';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { Row, Sheet, Stack } from '#shared/ui/gallery/section.tsx';
import { roles } from './sample-data.ts';

function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [role, setRole] = useState<string | null>(null);
  const [several, setSeveral] = useState<string[]>([]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite users"
      description="Each gets an e-mail with a link that works for 7 days."
      onSubmit={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit">
            Send 3 invitations
          </Button>
        </>
      }
    >
      <TextField label="Email" type="email" />
      <Select label="Role" options={roles} value={role} onChange={setRole} />
      <Combobox label="Groups" options={roles} value={several} onChange={setSeveral} multiple />
    </Dialog>
  );
}

/** A dialog with fields, and toasts of each tone. */
export function OverlaysScene({ toasting }: { toasting?: boolean }) {
  const [open, setOpen] = useState(false);
  const toasts = useToasts();
  useEffect(() => {
    if (!toasting) return;
    toasts.show({
      title: 'Bartholomew Quist is disabled',
      description: 'Signed out of 2 sessions.',
      undo: () => undefined,
    });
    toasts.show({
      title: 'The export is ready',
      tone: 'neutral',
      action: { label: 'Download', onPress: () => undefined },
    });
    toasts.show({
      title: 'Roles of Zoë van den Heuvel were not saved',
      description: 'They are back to Editor. You can’t give a role you don’t hold.',
      tone: 'danger',
      action: { label: 'Details', onPress: () => undefined },
    });
  }, [toasting, toasts]);
  return (
    <Sheet title="Overlays">
      <Stack>
        <Row>
          <Button onClick={() => setOpen(true)}>Invite users</Button>
          <Button onClick={() => toasts.show({ title: 'Saved', undo: () => toasts.show({ title: 'Back as it was' }) })}>
            Save
          </Button>
        </Row>
      </Stack>
      <InviteDialog open={open} onClose={() => setOpen(false)} />
    </Sheet>
  );
}
