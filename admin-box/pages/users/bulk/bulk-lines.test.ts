import { describe, expect, it } from 'vitest';
import { readList, unreadColumns } from './bulk-lines.ts';

describe('readList (admin portal, 4: bulk invite)', () => {
  it('takes one address per line, and several in one', () => {
    expect(readList('ada@a.example\n\n  bo@a.example  \r\ncy@a.example, di@a.example; ')).toEqual([
      { line: 1, email: 'ada@a.example' },
      { line: 3, email: 'bo@a.example' },
      { line: 4, email: 'cy@a.example' },
      { line: 4, email: 'di@a.example' },
    ]);
    expect(readList('ada@a.example bo@a.example').map(({ email }) => email)).toEqual(['ada@a.example', 'bo@a.example']);
  });

  it('knows names before addresses, and in their own column', () => {
    expect(readList('Ada Nwosu <ada@a.example>')).toEqual([{ line: 1, email: 'ada@a.example', name: 'Ada Nwosu' }]);
    expect(readList('ada@a.example,Ada Nwosu')).toEqual([{ line: 1, email: 'ada@a.example', name: 'Ada Nwosu' }]);
  });

  it('a first line may name the columns, behind the mark that spreadsheets put there', () => {
    expect(readList('\uFEFFName;E-Mail;Days\nAda;ada@a.example;30\nBo;bo@a.example;')).toEqual([
      { line: 2, email: 'ada@a.example', name: 'Ada', days: 30 },
      { line: 3, email: 'bo@a.example', name: 'Bo' },
    ]);
  });

  it('reads roles, several of them separated by ; or |', () => {
    expect(
      readList(
        'email,name,roles\nada@a.example,Ada,Admin | night-shift\nbo@a.example,Bo,"Editor;Viewer"\ncy@a.example,Cy,',
      ),
    ).toEqual([
      { line: 2, email: 'ada@a.example', name: 'Ada', roles: ['Admin', 'night-shift'] },
      { line: 3, email: 'bo@a.example', name: 'Bo', roles: ['Editor', 'Viewer'] },
      { line: 4, email: 'cy@a.example', name: 'Cy' },
    ]);
    expect(readList('ada@a.example,Ada,30,Admin')).toEqual([
      { line: 1, email: 'ada@a.example', name: 'Ada', days: 30, roles: ['Admin'] },
    ]);
  });

  it('names the columns that it does not read, and those that come twice', () => {
    expect(unreadColumns('E-mail;Abteilung;Role;;email\nada@a.example;x;Admin;;y')).toEqual(['Abteilung', 'email']);
    expect(unreadColumns('ada@a.example,Ada\nbo@a.example')).toEqual([]);
  });

  it('reads quoted cells, with separators, quotation marks and line ends in them', () => {
    expect(readList('ada@a.example,"Nwosu, ""Ada"""\nbo@a.example,"Bo\nBerg"\ncy@a.example')).toEqual([
      { line: 1, email: 'ada@a.example', name: 'Nwosu, "Ada"' },
      { line: 2, email: 'bo@a.example', name: 'Bo\nBerg' },
      { line: 4, email: 'cy@a.example' },
    ]);
  });

  it('a quotation mark that is never closed breaks its own line, and no other', () => {
    const lines = ['ada@a.example,"Ada', ...Array.from({ length: 30 }, (_, index) => `p${index}@a.example`)];
    const people = readList(lines.join('\n'));
    expect(people[0]).toMatchObject({ line: 1, problem: 'broken' });
    expect(people.slice(1).map(({ email }) => email)).toEqual(lines.slice(1));
  });

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(1)'])('takes no formula for a name: %s', (cell) => {
    expect(readList(`email,name\nada@a.example,"${cell.replaceAll('"', '""')}"`)).toEqual([
      { line: 2, email: 'ada@a.example' },
    ]);
  });

  it.each(['３０', '٣٠', '۳۰'])('reads days in the digits of the user’s keyboard: %s', (days) => {
    expect(readList(`ada@a.example,Ada,${days}`)).toEqual([{ line: 1, email: 'ada@a.example', name: 'Ada', days: 30 }]);
  });

  it.each(['0', '-3', '1.5', 'soon', '3651'])('says that %s is no number of days', (days) => {
    expect(readList(`ada@a.example,Ada,${days}`)).toEqual([
      { line: 1, email: 'ada@a.example', name: 'Ada', problem: 'days' },
    ]);
  });

  it('bad input: what is 10,000 characters long is wrong by itself, and the lines around it stay right', () => {
    const long = 'n'.repeat(10_000);
    const people = readList(
      `email,name\nada@a.example,Ada\nbo@a.example,${long}\n${long}@a.example,Cy\ndee@a.example,Dee`,
    );
    expect(people.map(({ line, problem }) => [line, problem])).toEqual([
      [2, undefined],
      [3, 'long'],
      [4, 'long'],
      [5, undefined],
    ]);
    expect(people.every(({ email, name = '' }) => email.length <= 254 && name.length <= 200)).toBe(true);
  });

  // one that took the square of the lines would not end
  it('reads a hundred thousand lines', () => {
    const text = Array.from({ length: 100_000 }, (_, index) => `p${index}@a.example,"Person ${index}",7`).join('\r\n');
    expect(readList(text)).toHaveLength(100_000);
  });
});
