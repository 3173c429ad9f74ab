import { Avatar } from '#shared/ui/avatar/avatar.tsx';
import { Badge } from '#shared/ui/badge/badge.tsx';
import { Button } from '#shared/ui/button/button.tsx';
import { LinkButton } from '#shared/ui/button/link-button.tsx';
import { IconButton } from '#shared/ui/icon-button/icon-button.tsx';
import { Status } from '#shared/ui/status/status.tsx';
import { Columns, Row, Section, Sheet, Stack } from '#shared/ui/gallery/section.tsx';
import { ChoicesSection } from './choices.section.tsx';
import { FieldsSection } from './fields.section.tsx';
import { LinesSection } from './lines.section.tsx';

function Buttons() {
  return (
    <Section title="Button">
      <Row>
        <Button variant="primary">Save changes</Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Learn more</Button>
        <Button variant="danger">Delete role</Button>
        <Button variant="danger-quiet">Remove…</Button>
      </Row>
      <Row>
        <Button variant="primary" loading loadingLabel="Saving…">
          Save changes
        </Button>
        <Button loading loadingLabel="Checking…">
          Check
        </Button>
        <Button variant="primary" disabled>
          Save changes
        </Button>
        <Button disabled>Cancel</Button>
        <Button variant="ghost" disabled>
          Learn more
        </Button>
      </Row>
      <Row>
        <Button variant="primary" icon="plus">
          Invite
        </Button>
        <Button iconEnd="down">Status</Button>
        <IconButton icon="more" label="More" />
        <IconButton icon="settings" label="Settings" variant="secondary" />
        <IconButton icon="sync" label="Refresh" loading />
        <LinkButton href="#events">See the events</LinkButton>
      </Row>
      <Row>
        <Button size="sm">28 rows</Button>
        <Button>36 portal</Button>
        <Button size="lg">44 login, touch</Button>
      </Row>
    </Section>
  );
}

function Marks() {
  return (
    <Section title="Badge, status, avatar">
      <Row>
        <Badge>Default</Badge>
        <Badge tone="success">Verified</Badge>
        <Badge tone="warning">58 days</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="info">Beta</Badge>
        <Badge tone="accent">Current</Badge>
      </Row>
      <Row>
        <Status>Active</Status>
        <Status tone="success">Delivered</Status>
        <Status tone="warning" icon="clock">
          3 days left
        </Status>
        <Status tone="danger" icon="lock">
          Locked
        </Status>
        <Status tone="info" icon="mail">
          Invited
        </Status>
        <Status icon="off">Disabled</Status>
      </Row>
      <Row>
        <Avatar name="Ada Nwosu" size="md" />
        <Avatar name="Hiroshi Tanaka" size="md" />
        <Avatar name="ليلى حدّاد" size="md" />
        <Avatar name="Zoë van den Heuvel" size="md" />
        <Avatar name="Fatoumata Diallo" />
        <Avatar name="Fatoumata Diallo" size="lg" />
        <Avatar name="Acme" size="md" shape="square" />
        <Avatar name="Globex" size="md" shape="square" />
      </Row>
    </Section>
  );
}

/** Parts in their states, side by side. */
export function PartsScene() {
  return (
    <Sheet title="Parts">
      <Columns>
        <Buttons />
        <Marks />
      </Columns>
      <FieldsSection />
      <Columns>
        <ChoicesSection />
        <Stack>
          <LinesSection />
        </Stack>
      </Columns>
    </Sheet>
  );
}
