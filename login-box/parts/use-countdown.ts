import { useEffect, useState } from 'react';
import { formatCountdown } from '#shared/i18n/format-time.ts';
import { useTexts } from '#login-box/texts.tsx';

const second = 1000;

/** What is left until an instant, `9:41`, brought up to date each second; undefined when the text is no instant. */
export function useCountdown(until: string | undefined): string | undefined {
  const { time } = useTexts();
  const end = Date.parse(until ?? '');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (Number.isNaN(end)) return undefined;
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, [end]);
  return Number.isNaN(end) ? undefined : formatCountdown((end - now) / second, time.locale);
}
