// Made by `npm run generate` from the names in `languages.ts`.
import { translation as firstEn } from './en/login/first.ts';
import { translation as furtherEn } from './en/login/further.ts';
import { translation as moreEn } from './en/login/more.ts';
import { translation as firstDe } from './de/login/first.ts';
import { translation as furtherDe } from './de/login/further.ts';
import { translation as moreDe } from './de/login/more.ts';
import { translation as firstEs } from './es/login/first.ts';
import { translation as furtherEs } from './es/login/further.ts';
import { translation as moreEs } from './es/login/more.ts';
import { translation as firstFr } from './fr/login/first.ts';
import { translation as furtherFr } from './fr/login/further.ts';
import { translation as moreFr } from './fr/login/more.ts';
import { translation as firstIt } from './it/login/first.ts';
import { translation as furtherIt } from './it/login/further.ts';
import { translation as moreIt } from './it/login/more.ts';
import { translation as firstNl } from './nl/login/first.ts';
import { translation as furtherNl } from './nl/login/further.ts';
import { translation as moreNl } from './nl/login/more.ts';
import { translation as firstPl } from './pl/login/first.ts';
import { translation as furtherPl } from './pl/login/further.ts';
import { translation as morePl } from './pl/login/more.ts';
import { translation as firstPt } from './pt/login/first.ts';
import { translation as furtherPt } from './pt/login/further.ts';
import { translation as morePt } from './pt/login/more.ts';
import { translation as firstTr } from './tr/login/first.ts';
import { translation as furtherTr } from './tr/login/further.ts';
import { translation as moreTr } from './tr/login/more.ts';
import { translation as firstAr } from './ar/login/first.ts';
import { translation as furtherAr } from './ar/login/further.ts';
import { translation as moreAr } from './ar/login/more.ts';
import { translation as firstJa } from './ja/login/first.ts';
import { translation as furtherJa } from './ja/login/further.ts';
import { translation as moreJa } from './ja/login/more.ts';
import { translation as firstZh } from './zh/login/first.ts';
import { translation as furtherZh } from './zh/login/further.ts';
import { translation as moreZh } from './zh/login/more.ts';
import type { LoginLanguage } from './languages.ts';
import { wholeLoginBox, type LoginBoxTranslation } from './login-box-translation.ts';

/** Every language of the login box, whole, for the server and for tests. The browser loads one (`login-translations.ts`). */
export const loginBoxes: Readonly<Record<LoginLanguage, LoginBoxTranslation>> = {
  en: wholeLoginBox(firstEn, moreEn, furtherEn),
  de: wholeLoginBox(firstDe, moreDe, furtherDe),
  es: wholeLoginBox(firstEs, moreEs, furtherEs),
  fr: wholeLoginBox(firstFr, moreFr, furtherFr),
  it: wholeLoginBox(firstIt, moreIt, furtherIt),
  nl: wholeLoginBox(firstNl, moreNl, furtherNl),
  pl: wholeLoginBox(firstPl, morePl, furtherPl),
  pt: wholeLoginBox(firstPt, morePt, furtherPt),
  tr: wholeLoginBox(firstTr, moreTr, furtherTr),
  ar: wholeLoginBox(firstAr, moreAr, furtherAr),
  ja: wholeLoginBox(firstJa, moreJa, furtherJa),
  zh: wholeLoginBox(firstZh, moreZh, furtherZh),
};
