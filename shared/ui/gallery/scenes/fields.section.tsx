import { useState } from 'react';
import { Combobox } from '#shared/ui/combobox/combobox.tsx';
import { CopyField } from '#shared/ui/copy-button/copy-field.tsx';
import { PasswordField } from '#shared/ui/password-field/password-field.tsx';
import { SearchField } from '#shared/ui/search-field/search-field.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextAreaField } from '#shared/ui/text-field/text-area-field.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { Columns, Section, Stack } from '#shared/ui/gallery/section.tsx';
import { roles } from './sample-data.ts';

const rules = [
  { text: '12 characters or more', met: false },
  { text: 'Not your name, e-mail or company', met: false },
  { text: 'Not in a known leak', met: true },
];

function TextFields() {
  return (
    <Section title="Text field">
      <Stack>
        <TextField label="Name" defaultValue="Support" hint="Shown wherever this role is chosen." />
        <TextField
          label="Email"
          type="email"
          defaultValue="dana@acme"
          error="Write a full address, like dana@acme.example."
        />
        <TextAreaField label="Description" optional placeholder="What may people do with it?" />
        <TextField label="Organisation id" value="acme" disabled hint="Set when Acme was created." />
        <SearchField label="Search users" value="marguerite" onSearch={() => undefined} />
      </Stack>
    </Section>
  );
}

function PasswordFields() {
  return (
    <Section title="Password, value to copy">
      <Stack>
        <PasswordField
          label="New password"
          autoComplete="new-password"
          defaultValue="password"
          rules={rules}
          strength={1}
        />
        <PasswordField label="Current password" autoComplete="current-password" error="That isn't your password." />
        <CopyField label="Client ID" value="b3f0c9d2-77aa-4e51-9c1b-0a6f6f1f8d21" copyLabel="Copy client ID" />
      </Stack>
    </Section>
  );
}

function Choosers() {
  const [role, setRole] = useState<string | null>('viewer');
  const [several, setSeveral] = useState(['editor', 'auditor']);
  return (
    <Section title="Select, combobox">
      <Stack>
        <Select label="Default role" options={roles} value={role} onChange={setRole} />
        <Select
          label="Fallback role"
          optional
          options={roles}
          value={null}
          onChange={setRole}
          hint="For people without a role."
        />
        <Select label="Owner role" options={roles} value={null} onChange={setRole} error="Choose a role." />
        <Select label="Locked role" options={roles} value="admin" onChange={setRole} disabled />
        <Combobox label="Roles" options={roles} value={several} onChange={setSeveral} multiple />
      </Stack>
    </Section>
  );
}

export function FieldsSection() {
  return (
    <Columns>
      <TextFields />
      <PasswordFields />
      <Choosers />
    </Columns>
  );
}
