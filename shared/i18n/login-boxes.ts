/** Every language of the login box beside English, whole, for the server and for tests. The browser loads one, as chunks of its own. */
import { loginBoxAr } from './ar/login-box.ts';
import { loginFlowsAr } from './ar/login-flows.ts';
import { loginMoreAr } from './ar/login-more.ts';
import { loginBoxDe } from './de/login-box.ts';
import { loginFlowsDe } from './de/login-flows.ts';
import { loginMoreDe } from './de/login-more.ts';
import { loginBoxEs } from './es/login-box.ts';
import { loginFlowsEs } from './es/login-flows.ts';
import { loginMoreEs } from './es/login-more.ts';
import { loginBoxFr } from './fr/login-box.ts';
import { loginFlowsFr } from './fr/login-flows.ts';
import { loginMoreFr } from './fr/login-more.ts';
import { loginBoxIt } from './it/login-box.ts';
import { loginFlowsIt } from './it/login-flows.ts';
import { loginMoreIt } from './it/login-more.ts';
import { loginBoxJa } from './ja/login-box.ts';
import { loginFlowsJa } from './ja/login-flows.ts';
import { loginMoreJa } from './ja/login-more.ts';
import type { LoginLanguage } from './languages.ts';
import type { LoginBoxTranslation } from './login-box-translation.ts';
import { loginBoxNl } from './nl/login-box.ts';
import { loginFlowsNl } from './nl/login-flows.ts';
import { loginMoreNl } from './nl/login-more.ts';
import { loginBoxPl } from './pl/login-box.ts';
import { loginFlowsPl } from './pl/login-flows.ts';
import { loginMorePl } from './pl/login-more.ts';
import { loginBoxPt } from './pt/login-box.ts';
import { loginFlowsPt } from './pt/login-flows.ts';
import { loginMorePt } from './pt/login-more.ts';
import { loginBoxTr } from './tr/login-box.ts';
import { loginFlowsTr } from './tr/login-flows.ts';
import { loginMoreTr } from './tr/login-more.ts';
import { loginBoxZh } from './zh/login-box.ts';
import { loginFlowsZh } from './zh/login-flows.ts';
import { loginMoreZh } from './zh/login-more.ts';

const whole = (...parts: LoginBoxTranslation[]): LoginBoxTranslation => ({
  texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
  errors: Object.assign({}, ...parts.map(({ errors }) => errors)),
});

export const loginBoxes: Readonly<Record<Exclude<LoginLanguage, 'en'>, LoginBoxTranslation>> = {
  ar: whole(loginBoxAr, loginMoreAr, loginFlowsAr),
  de: whole(loginBoxDe, loginMoreDe, loginFlowsDe),
  es: whole(loginBoxEs, loginMoreEs, loginFlowsEs),
  fr: whole(loginBoxFr, loginMoreFr, loginFlowsFr),
  it: whole(loginBoxIt, loginMoreIt, loginFlowsIt),
  ja: whole(loginBoxJa, loginMoreJa, loginFlowsJa),
  nl: whole(loginBoxNl, loginMoreNl, loginFlowsNl),
  pl: whole(loginBoxPl, loginMorePl, loginFlowsPl),
  pt: whole(loginBoxPt, loginMorePt, loginFlowsPt),
  tr: whole(loginBoxTr, loginMoreTr, loginFlowsTr),
  zh: whole(loginBoxZh, loginMoreZh, loginFlowsZh),
};
