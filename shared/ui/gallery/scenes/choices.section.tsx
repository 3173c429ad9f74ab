import { useState } from 'react';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { Switch } from '#shared/ui/switch/switch.tsx';
import { Section, Stack } from '#shared/ui/gallery/section.tsx';

export function ChoicesSection() {
  const [on, setOn] = useState(true);
  const [read, setRead] = useState(true);
  const ignore = () => undefined;
  return (
    <Section title="Switch, checkbox">
      <Stack>
        <Switch label="Require MFA" hint="From the next sign-in" checked={on} onCheckedChange={setOn} />
        <Switch label="Allow public mail domains" hint="Such as gmail.com" checked={!on} onCheckedChange={ignore} />
        <Switch label="Set by Waypoint" checked={false} onCheckedChange={ignore} disabled />
        <Checkbox label="Read users" checked={read} onCheckedChange={setRead} />
        <Checkbox label="All of Security" hint="3 of 8 chosen" checked="indeterminate" onCheckedChange={ignore} />
        <Checkbox label="Delete users" checked={false} onCheckedChange={ignore} />
        <Checkbox label="Own the account" checked onCheckedChange={ignore} disabled />
      </Stack>
    </Section>
  );
}
