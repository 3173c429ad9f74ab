import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { SignUpFieldConfig, signUpFields } from '#server/config/sign-up-config.ts';

const fields = [
  { key: 'department', label: { en: 'Department', de: 'Abteilung' }, required: true, maxLength: 40 },
  { key: 'mobile', label: 'Mobile', type: 'tel' },
  {
    key: 'size',
    label: 'Size',
    type: 'select',
    options: [
      { value: 's', label: { en: 'Small', de: 'Klein' } },
      { value: 'l', label: 'Large & larger' },
    ],
  },
];
const server = await useTestServer({ config: { signUp: { companyName: 'optional', fields } } });
const password = 'quiet harbour at dawn';
let browser: Browser;
let email: string;
let count = 0;
beforeEach(() => {
  browser = server.browser();
  email = `field-${(count += 1)}@elsewhere.example`;
});

const signUp = (body: Record<string, unknown>) =>
  browser.post('/identity/resources/users/v1/signUp', { email, password, name: 'Noor', ...body });

async function metadata(): Promise<Record<string, unknown> | undefined> {
  await server.settle();
  const [row] = await server.rows<{ metadata: Record<string, unknown> }>(
    'select metadata from users where email = $1',
    [email],
  );
  return row?.metadata;
}

describe('custom sign-up fields (planning and login, 4.5)', () => {
  it('4.5 are in the form, without JavaScript too, and are stored in the user’s metadata', async () => {
    const page = await browser.get('/account/sign-up');
    expect(page.text).toMatch(/<input[^>]*name="field-department"[^>]*required/);
    expect(page.text).toMatch(/<input[^>]*name="field-mobile"[^>]*inputmode="tel"/);
    expect(page.text).not.toMatch(/<input[^>]*name="companyName"[^>]*required/);
    const wrong = await browser.submit(page, {
      email,
      name: 'Noor',
      password,
      'field-department': '',
      'field-mobile': '+49 30 12345',
    });
    expect(wrong.status).toBe(400);
    expect(wrong.text).toMatch(/<input[^>]*name="field-department"[^>]*aria-invalid="true"/);
    expect(wrong.text).toMatch(/<input[^>]*name="field-mobile"[^>]*value="\+49 30 12345"/);
    expect(await metadata()).toBeUndefined();
    const done = await browser.submit(wrong, {
      email,
      name: 'Noor',
      password,
      'field-department': 'Planning',
      'field-mobile': '+49 30 12345',
    });
    expect(done.status).toBe(200);
    expect(await metadata()).toEqual({ department: 'Planning', mobile: '+49 30 12345' });
    expect(await server.rows("select 1 from tenants where name = 'elsewhere.example'")).not.toEqual([]);
  });

  it('4.5 a select keeps the chosen option and accepts no other, without JavaScript too', async () => {
    const given = { email, name: 'Noor', password, 'field-department': '' };
    const wrong = await browser.submit(await browser.get('/account/sign-up'), { ...given, 'field-size': 'l' });
    expect(wrong.text).toMatch(
      /<select[^>]*name="field-size"[^>]*><option[^>]*value="">Choose…<\/option><option[^>]*value="s">Small<\/option><option[^>]*value="l" selected="">Large &amp; larger<\/option><\/select>/,
    );
    const forged = await browser.submit(wrong, { ...given, 'field-department': 'Sales', 'field-size': 'xl' });
    expect(forged.status).toBe(400);
    expect(forged.text).toMatch(/<select[^>]*name="field-size"[^>]*aria-invalid="true"/);
    expect(await metadata()).toBeUndefined();
    expect((await browser.submit(forged, { ...given, 'field-department': 'Sales', 'field-size': 's' })).status).toBe(
      200,
    );
    expect(await metadata()).toEqual({ department: 'Sales', size: 's' });
  });

  it('4.5 have labels in the user’s language', async () => {
    expect((await browser.get('/account/sign-up?ui_locales=de')).text).toContain('Abteilung');
    expect((await browser.get('/account/sign-up?ui_locales=fr')).text).toContain('Department');
  });

  it('7.2 an API call sends them as metadata; undeclared ones are ignored', async () => {
    expect(
      (await signUp({ metadata: JSON.stringify({ department: 'Sales', superUser: true, role: 'admin' }) })).json(),
    ).toMatchObject({ shouldActivate: true });
    expect(await metadata()).toEqual({ department: 'Sales' });
  });

  it.each([
    undefined,
    '',
    'not json',
    '[]',
    'null',
    '7',
    '{"department":7}',
    `{"department":"${'x'.repeat(41)}"}`,
    '{"department":"x","mobile":"call me"}',
  ])('V2.2.1 refuses %s, naming the field', async (text) => {
    const answer = await signUp(text === undefined ? {} : { metadata: text });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid-request',
      context: { field: text?.includes('call me') ? 'field-mobile' : 'field-department' },
    });
    expect(await metadata()).toBeUndefined();
  });

  it('4.5 an embedded box receives them', async () => {
    const { box } = (
      await browser.get(`/portico-settings.json?client=${server.services.environment.defaultClient.id}&locale=de`)
    ).json<{ box: { signUpForm: { companyName: string; fields: { label: string; options?: unknown }[] } } }>();
    expect(box.signUpForm.companyName).toBe('optional');
    expect(box.signUpForm.fields[2]?.options).toEqual([
      { value: 's', label: 'Klein' },
      { value: 'l', label: 'Large & larger' },
    ]);
    expect(box.signUpForm.fields.map(({ label }) => label)).toEqual(['Abteilung', 'Mobile', 'Size']);
  });
});

it.each(['constructor', '__proto__', 'a b', '', '1st', 'x'.repeat(41)])('configuration refuses the key %j', (key) => {
  expect(SignUpFieldConfig.safeParse({ key, label: 'X' }).success).toBe(false);
});

it('configuration refuses two fields with one key, and labels without English', () => {
  expect(
    signUpFields.safeParse([
      { key: 'a', label: 'A' },
      { key: 'a', label: 'B' },
    ]).success,
  ).toBe(false);
  expect(SignUpFieldConfig.safeParse({ key: 'a', label: { de: 'A' } }).success).toBe(false);
});

it('configuration refuses a select without options, options elsewhere, and a duplicate value', () => {
  const options = [{ value: 'a', label: 'A' }];
  expect(signUpFields.safeParse([{ key: 'a', label: 'A', type: 'select', options }]).success).toBe(true);
  expect(signUpFields.safeParse([{ key: 'a', label: 'A', type: 'select' }]).success).toBe(false);
  expect(signUpFields.safeParse([{ key: 'a', label: 'A', type: 'text', options }]).success).toBe(false);
  expect(
    signUpFields.safeParse([{ key: 'a', label: 'A', type: 'select', options: [...options, ...options] }]).success,
  ).toBe(false);
});
