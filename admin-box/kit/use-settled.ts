import { useEffect, useState } from 'react';

/** @param rest milliseconds without a change @returns the value once it has rested for that long */
export function useSettled(value: string, rest: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return settled;
}
