import { color } from '#planning-demo/theme/theme.ts';
import { route } from './login.styles.ts';

const stops = [
  { x: 120, y: 560 },
  { x: 356, y: 408 },
  { x: 1090, y: 300 },
  { x: 1330, y: 132 },
] as const;

/** Decorative dotted route behind the login card. */
export function RouteDrawing() {
  return (
    <svg css={route} viewBox="0 0 1440 720" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M-40 640C40 630 70 590 120 560S250 400 356 408 560 560 720 480 960 270 1090 300 1240 230 1330 132 1430 70 1480 60"
        strokeWidth="2"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      {stops.map((stop, index) => (
        <g key={stop.x}>
          <circle cx={stop.x} cy={stop.y} r="9" strokeWidth="2" fill={color.canvas} />
          {index < 2 && <circle cx={stop.x} cy={stop.y} r="3.5" fill="currentColor" stroke="none" />}
        </g>
      ))}
    </svg>
  );
}
