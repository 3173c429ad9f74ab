import type { StripeLook } from './open-stripe-form.ts';

/** The frames of Stripe know the colors of screens alone, not those of newer color spaces. */
function plainColor(color: string, page: Document): string {
  const canvas = page.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** What the fields of the box look like, read from an element whose style holds it. */
export function stripeLookOf(sample: HTMLElement): StripeLook {
  const page = sample.ownerDocument;
  const style = page.defaultView!.getComputedStyle(sample);
  const colorOf = (color: string): string => plainColor(color, page);
  const text = colorOf(style.color);
  const [red = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  return {
    dark: red > 127,
    font: style.fontFamily,
    size: style.fontSize,
    radius: style.borderTopLeftRadius,
    text,
    surface: colorOf(style.backgroundColor),
    accent: colorOf(style.caretColor),
    danger: colorOf(style.outlineColor),
  };
}
