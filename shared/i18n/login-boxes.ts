/** Every language of the login box beside English, whole, for the server and for tests. The browser loads one, as chunks of its own. */
import { loginBoxAr } from './ar/login-box.ts';
import { loginFlowsAr } from './ar/login-flows.ts';
import { loginBoxDe } from './de/login-box.ts';
import { loginFlowsDe } from './de/login-flows.ts';
import { loginBoxEs } from './es/login-box.ts';
import { loginFlowsEs } from './es/login-flows.ts';
import { loginBoxFr } from './fr/login-box.ts';
import { loginFlowsFr } from './fr/login-flows.ts';
import { loginBoxIt } from './it/login-box.ts';
import { loginFlowsIt } from './it/login-flows.ts';
import { loginBoxJa } from './ja/login-box.ts';
import { loginFlowsJa } from './ja/login-flows.ts';
import type { LoginLanguage } from './languages.ts';
import type { LoginBoxTranslation } from './login-box-translation.ts';
import { loginBoxNl } from './nl/login-box.ts';
import { loginFlowsNl } from './nl/login-flows.ts';
import { loginBoxPl } from './pl/login-box.ts';
import { loginFlowsPl } from './pl/login-flows.ts';
import { loginBoxPt } from './pt/login-box.ts';
import { loginFlowsPt } from './pt/login-flows.ts';
import { loginBoxTr } from './tr/login-box.ts';
import { loginFlowsTr } from './tr/login-flows.ts';
import { loginBoxZh } from './zh/login-box.ts';
import { loginFlowsZh } from './zh/login-flows.ts';

const whole = (first: LoginBoxTranslation, further: LoginBoxTranslation): LoginBoxTranslation => ({
  texts: { ...first.texts, ...further.texts },
  errors: { ...first.errors, ...further.errors },
});

export const loginBoxes: Readonly<Record<Exclude<LoginLanguage, 'en'>, LoginBoxTranslation>> = {
  ar: whole(loginBoxAr, loginFlowsAr),
  de: whole(loginBoxDe, loginFlowsDe),
  es: whole(loginBoxEs, loginFlowsEs),
  fr: whole(loginBoxFr, loginFlowsFr),
  it: whole(loginBoxIt, loginFlowsIt),
  ja: whole(loginBoxJa, loginFlowsJa),
  nl: whole(loginBoxNl, loginFlowsNl),
  pl: whole(loginBoxPl, loginFlowsPl),
  pt: whole(loginBoxPt, loginFlowsPt),
  tr: whole(loginBoxTr, loginFlowsTr),
  zh: whole(loginBoxZh, loginFlowsZh),
};
