import { useEffect, useLayoutEffect } from 'react';

/** A layout effect where there is a layout. The server runs neither kind and warns of this one. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
