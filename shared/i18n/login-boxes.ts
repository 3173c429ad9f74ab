// Made by `npm run generate` from the names in `languages.ts`.
import { translation as firstEn } from './en/login/first.ts';
import { translation as flowsEn } from './en/login/flows.ts';
import { translation as moreEn } from './en/login/more.ts';
import { translation as firstDe } from './de/login/first.ts';
import { translation as flowsDe } from './de/login/flows.ts';
import { translation as moreDe } from './de/login/more.ts';
import { translation as firstEs } from './es/login/first.ts';
import { translation as flowsEs } from './es/login/flows.ts';
import { translation as moreEs } from './es/login/more.ts';
import { translation as firstFr } from './fr/login/first.ts';
import { translation as flowsFr } from './fr/login/flows.ts';
import { translation as moreFr } from './fr/login/more.ts';
import { translation as firstIt } from './it/login/first.ts';
import { translation as flowsIt } from './it/login/flows.ts';
import { translation as moreIt } from './it/login/more.ts';
import { translation as firstNl } from './nl/login/first.ts';
import { translation as flowsNl } from './nl/login/flows.ts';
import { translation as moreNl } from './nl/login/more.ts';
import { translation as firstPl } from './pl/login/first.ts';
import { translation as flowsPl } from './pl/login/flows.ts';
import { translation as morePl } from './pl/login/more.ts';
import { translation as firstPt } from './pt/login/first.ts';
import { translation as flowsPt } from './pt/login/flows.ts';
import { translation as morePt } from './pt/login/more.ts';
import { translation as firstTr } from './tr/login/first.ts';
import { translation as flowsTr } from './tr/login/flows.ts';
import { translation as moreTr } from './tr/login/more.ts';
import { translation as firstAr } from './ar/login/first.ts';
import { translation as flowsAr } from './ar/login/flows.ts';
import { translation as moreAr } from './ar/login/more.ts';
import { translation as firstJa } from './ja/login/first.ts';
import { translation as flowsJa } from './ja/login/flows.ts';
import { translation as moreJa } from './ja/login/more.ts';
import { translation as firstZh } from './zh/login/first.ts';
import { translation as flowsZh } from './zh/login/flows.ts';
import { translation as moreZh } from './zh/login/more.ts';
import type { LoginLanguage } from './languages.ts';
import { wholeLoginBox, type LoginBoxTranslation } from './login-box-translation.ts';

/** Every language of the login box, whole, for the server and for tests. The browser loads one (`login-translations.ts`). */
export const loginBoxes: Readonly<Record<LoginLanguage, LoginBoxTranslation>> = {
  en: wholeLoginBox(firstEn, moreEn, flowsEn),
  de: wholeLoginBox(firstDe, moreDe, flowsDe),
  es: wholeLoginBox(firstEs, moreEs, flowsEs),
  fr: wholeLoginBox(firstFr, moreFr, flowsFr),
  it: wholeLoginBox(firstIt, moreIt, flowsIt),
  nl: wholeLoginBox(firstNl, moreNl, flowsNl),
  pl: wholeLoginBox(firstPl, morePl, flowsPl),
  pt: wholeLoginBox(firstPt, morePt, flowsPt),
  tr: wholeLoginBox(firstTr, moreTr, flowsTr),
  ar: wholeLoginBox(firstAr, moreAr, flowsAr),
  ja: wholeLoginBox(firstJa, moreJa, flowsJa),
  zh: wholeLoginBox(firstZh, moreZh, flowsZh),
};
