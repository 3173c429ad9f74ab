/** Values of resources: their forms, and names that are there twice. */
import { describe, expect, it } from 'vitest';
import { readResource } from './coerce.ts';
import { readOperations } from './patch-operations.ts';
import { project, readProjection } from './project.ts';
import { groupType, userType } from './schemas.ts';
import type { Json } from './schema.types.ts';

const refused = (scimType: string) => expect.objectContaining({ status: 400, scimType }) as Error;
const read = (body: Json) => readResource(userType, { userName: 'ana', ...body });

describe('forms of values', () => {
  it.each<[Json]>([
    [{ x509Certificates: [{ value: '!!!notbase64' }] }],
    [{ x509Certificates: [{ value: 'MIID=QzCC' }] }],
    [{ profileUrl: 'javascript:alert(1)' }],
    [{ profileUrl: ' java\nscript:alert(1)' }],
    [{ profileUrl: '\u0001JavaScript:alert(1)' }],
    [{ profileUrl: 'ftp://files.example/ana' }],
    [{ photos: [{ value: 'data:text/html,x' }] }],
    [{ userName: 'ana\u0007' }],
    [{ userName: 'ana\nbcc' }],
  ])('%j is refused', (body) => {
    expect(() => read(body)).toThrow(refused('invalidValue'));
  });

  it.each<[Json]>([
    [{ x509Certificates: [{ value: 'MIID\r\nQw==' }, { value: 'MI-_Qw' }] }],
    [{ profileUrl: 'HTTPS://login.example/ana?at=10:30' }],
    [{ profileUrl: 'www.acme.example/ana:1' }],
    [{ profileUrl: '/ana' }],
    [{ photos: [{ value: 'data:image/png;base64,iVBORw0KGgo=' }] }],
    [{ photos: [{ value: 'http://photos.example/1' }] }],
    [{ displayName: 'evil\u0007\nBcc: x@y' }],
  ])('%j is taken as it is', (body) => {
    expect(read(body)).toEqual({ userName: 'ana', ...body });
  });

  it('empty texts are absent', () => {
    expect(read({ profileUrl: '', photos: [{ value: '' }], x509Certificates: [{ value: '' }] })).toEqual({
      userName: 'ana',
    });
  });

  it('names of groups have no control characters', () => {
    expect(() => readResource(groupType, { displayName: 'Crew\u0007' })).toThrow(refused('invalidValue'));
    expect(readResource(groupType, { displayName: 'Crew' })).toEqual({ displayName: 'Crew' });
  });
});

describe('names in different case', () => {
  const operations = (operation: object) => readOperations(userType, { Operations: [operation] });

  it('are refused where they are there twice', () => {
    for (const body of [
      { USERNAME: 'b' },
      { name: { givenName: 'a', GivenName: 'b' } },
      { emails: [{ value: 'a', VALUE: 'b' }] },
    ])
      expect(() => read(body)).toThrow(refused('invalidSyntax'));
    for (const operation of [
      { op: 'replace', path: 'title', value: 'a', VALUE: 'b' },
      { op: 'replace', value: { title: 'a', TITLE: 'b' } },
    ])
      expect(() => operations(operation)).toThrow(refused('invalidSyntax'));
  });
});

describe('attributes of an answer', () => {
  const ana = {
    schemas: [],
    id: '1',
    name: { givenName: 'Ana', familyName: 'Quay' },
    emails: [{ type: 'work', value: 'a' }, { value: 'b' }],
  };
  const chosen = (attributes: unknown, excludedAttributes?: unknown) =>
    project(ana, readProjection(userType, { attributes, excludedAttributes }));

  it('are left out where nothing of them is left', () => {
    expect(chosen(undefined, 'name.givenName,name.familyName')).not.toHaveProperty('name');
    expect(chosen('name.middleName,emails.type')).toMatchObject({ emails: [{ type: 'work' }] });
    expect(chosen('name.middleName')).not.toHaveProperty('name');
    expect(chosen(undefined, ['emails.value'])).toMatchObject({ emails: [{ type: 'work' }] });
  });

  it.each([5, true, {}, ['id', 5]])('%j names none', (given) => {
    expect(() => chosen(given)).toThrow(refused('invalidValue'));
    expect(() => chosen(undefined, given)).toThrow(refused('invalidValue'));
  });
});
