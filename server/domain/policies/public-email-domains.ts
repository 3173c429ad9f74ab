/**
 * Domains of mail providers where anyone can have an address, so that an address there says nothing about a person's
 * organization. In ASCII and lower case.
 */
const domains = `
  gmail.com googlemail.com
  outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp hotmail.com hotmail.de hotmail.fr hotmail.it
  hotmail.es hotmail.co.uk live.at live.be live.ca live.cl live.cn live.com live.com.ar live.com.au live.com.mx live.com.my live.com.pt
  live.com.sg live.co.kr live.co.uk live.co.za live.de live.dk live.fi live.fr live.hk live.ie live.in live.it live.jp
  live.nl live.no live.ru live.se msn.com windowslive.com passport.com
  yahoo.com yahoo.de yahoo.fr yahoo.es yahoo.it yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.com.br yahoo.ca ymail.com
  rocketmail.com aol.com aol.co.uk aol.de aol.fr aol.it aol.jp aim.com verizon.net
  icloud.com me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tuta.com tuta.io tutanota.com tutanota.de tutamail.com keemail.me
  fastmail.com fastmail.fm hey.com hushmail.com zoho.com zohomail.com zohomail.eu mailfence.com posteo.de posteo.net
  mailbox.org runbox.com startmail.com disroot.org riseup.net duck.com
  gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.us web.de freenet.de t-online.de arcor.de mail.de email.de
  mail.com email.com usa.com post.com inbox.com lycos.com juno.com netzero.net
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr neuf.fr
  libero.it virgilio.it tiscali.it alice.it tin.it
  terra.com.br uol.com.br bol.com.br ig.com.br
  ziggo.nl kpnmail.nl planet.nl xs4all.nl hetnet.nl home.nl
  wp.pl o2.pl onet.pl interia.pl op.pl tlen.pl gazeta.pl
  seznam.cz centrum.cz email.cz azet.sk
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru ukr.net i.ua
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn
  naver.com daum.net hanmail.net nate.com
  rediffmail.com sify.com
  comcast.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net
  btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com
  bigpond.com optusnet.com.au shaw.ca rogers.com sympatico.ca
  mynet.com walla.co.il walla.com bezeqint.net
  mailinator.com yopmail.com guerrillamail.com 10minutemail.com temp-mail.org trashmail.com sharklasers.com
  dispostable.com getnada.com maildrop.cc mailnesia.com moakt.com tempmail.dev throwawaymail.com
`;

const publicEmailDomains: ReadonlySet<string> = new Set(domains.trim().split(/\s+/));

/** Providers that have a domain in many countries, and add more. */
const inManyCountries =
  /^(?:yahoo|hotmail|outlook|gmx|yandex|googlemail|windowslive|ymail|protonmail|tutanota)\.(?:[a-z]{2}|com|net|org|(?:com?|net|org)\.[a-z]{2})$/;

/** @param domain in ASCII and lower case */
export function isPublicEmailDomain(domain: string): boolean {
  return publicEmailDomains.has(domain) || inManyCountries.test(domain);
}
