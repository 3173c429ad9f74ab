/** Every language of the login box beside English, whole, for the server and for tests. The browser loads one, as chunks of its own. */
import { translation as loginBoxAr } from './ar/login/first.ts';
import { translation as loginFlowsAr } from './ar/login/further.ts';
import { translation as loginMoreAr } from './ar/login/more.ts';
import { translation as loginBoxDe } from './de/login/first.ts';
import { translation as loginFlowsDe } from './de/login/further.ts';
import { translation as loginMoreDe } from './de/login/more.ts';
import { translation as loginBoxEs } from './es/login/first.ts';
import { translation as loginFlowsEs } from './es/login/further.ts';
import { translation as loginMoreEs } from './es/login/more.ts';
import { translation as loginBoxFr } from './fr/login/first.ts';
import { translation as loginFlowsFr } from './fr/login/further.ts';
import { translation as loginMoreFr } from './fr/login/more.ts';
import { translation as loginBoxIt } from './it/login/first.ts';
import { translation as loginFlowsIt } from './it/login/further.ts';
import { translation as loginMoreIt } from './it/login/more.ts';
import { translation as loginBoxJa } from './ja/login/first.ts';
import { translation as loginFlowsJa } from './ja/login/further.ts';
import { translation as loginMoreJa } from './ja/login/more.ts';
import type { LoginLanguage } from './languages.ts';
import type { LoginBoxTranslation } from './login-box-translation.ts';
import { translation as loginBoxNl } from './nl/login/first.ts';
import { translation as loginFlowsNl } from './nl/login/further.ts';
import { translation as loginMoreNl } from './nl/login/more.ts';
import { translation as loginBoxPl } from './pl/login/first.ts';
import { translation as loginFlowsPl } from './pl/login/further.ts';
import { translation as loginMorePl } from './pl/login/more.ts';
import { translation as loginBoxPt } from './pt/login/first.ts';
import { translation as loginFlowsPt } from './pt/login/further.ts';
import { translation as loginMorePt } from './pt/login/more.ts';
import { translation as loginBoxTr } from './tr/login/first.ts';
import { translation as loginFlowsTr } from './tr/login/further.ts';
import { translation as loginMoreTr } from './tr/login/more.ts';
import { translation as loginBoxZh } from './zh/login/first.ts';
import { translation as loginFlowsZh } from './zh/login/further.ts';
import { translation as loginMoreZh } from './zh/login/more.ts';

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
