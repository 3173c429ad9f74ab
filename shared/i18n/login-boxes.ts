/** Every language of the login box beside English, for the server and for tests. The browser loads one, as a chunk of its own. */
import { loginBoxAr } from './ar/login-box.ts';
import { loginBoxDe } from './de/login-box.ts';
import { loginBoxEs } from './es/login-box.ts';
import { loginBoxFr } from './fr/login-box.ts';
import { loginBoxIt } from './it/login-box.ts';
import { loginBoxJa } from './ja/login-box.ts';
import type { LoginLanguage } from './languages.ts';
import type { LoginBoxTranslation } from './login-box-translation.ts';
import { loginBoxNl } from './nl/login-box.ts';
import { loginBoxPl } from './pl/login-box.ts';
import { loginBoxPt } from './pt/login-box.ts';
import { loginBoxTr } from './tr/login-box.ts';
import { loginBoxZh } from './zh/login-box.ts';

export const loginBoxes: Readonly<Record<Exclude<LoginLanguage, 'en'>, LoginBoxTranslation>> = {
  ar: loginBoxAr,
  de: loginBoxDe,
  es: loginBoxEs,
  fr: loginBoxFr,
  it: loginBoxIt,
  ja: loginBoxJa,
  nl: loginBoxNl,
  pl: loginBoxPl,
  pt: loginBoxPt,
  tr: loginBoxTr,
  zh: loginBoxZh,
};
