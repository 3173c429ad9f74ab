import { describe, expect, it } from 'vitest';
import { languageNames, type LoginLanguage } from './languages.ts';
import { messages } from './message-catalogues.ts';

const { en } = messages;
const languages = (Object.keys(languageNames) as LoginLanguage[]).filter((language) => language !== 'en');
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
const textsOf = (mail: (typeof en.mail)[keyof typeof en.mail]) => [
  mail.subject,
  mail.preview,
  ...mail.paragraphs,
  mail.footer,
  ...(mail.button === undefined ? [] : [mail.button]),
];

describe.each(languages)('%s', (language) => {
  const own = messages[language];

  it('has every mail, phrase and text message, and no other', () => {
    expect(Object.keys(own.mail).toSorted()).toEqual(Object.keys(en.mail).toSorted());
    expect(Object.keys(own.phrases).toSorted()).toEqual(Object.keys(en.phrases).toSorted());
    expect(Object.keys(own.sms)).toEqual(Object.keys(en.sms));
  });

  it.each(Object.keys(en.mail) as (keyof typeof en.mail)[])(
    '%s asks for what the English one asks, and names nothing that is not known',
    (name) => {
      const [english, translated] = [en.mail[name], own.mail[name]!];
      expect(translated.button === undefined).toBe(english.button === undefined);
      const known = new Set([...textsOf(english).flatMap(placeholders), 'vendor', 'name', 'email']);
      for (const text of textsOf(translated)) {
        expect(text.trim()).not.toBe('');
        expect(placeholders(text).filter((placeholder) => !known.has(placeholder))).toEqual([]);
      }
      // this body has the values of the English one
      const told = new Set(textsOf(translated).flatMap(placeholders));
      expect(english.paragraphs.flatMap(placeholders).filter((placeholder) => !told.has(placeholder))).toEqual([]);
      expect(translated.subject).not.toBe(english.subject);
    },
  );

  it('keeps the values of phrases and text messages', () => {
    for (const key of Object.keys(en.phrases) as (keyof typeof en.phrases)[])
      expect(placeholders(own.phrases[key]), key).toEqual(placeholders(en.phrases[key]));
    expect(new Set(placeholders(own.sms.code))).toEqual(new Set(placeholders(en.sms.code)));
  });
});
