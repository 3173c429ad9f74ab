/** Renders a QR code as a bitmap that every client can show, for clients without SVG support. */

/** Pixels per square: sharp on a screen of twice the density, and about 2 KB. */
const scale = 6;

/**
 * @param qr dark squares as the path of an SVG, and the length of the sides in squares
 * @returns a PNG as a `data:` URL
 */
export async function drawQrPicture({ path, size }: { path: string; size: number }): Promise<string> {
  const { default: sharp } = await import('sharp');
  const side = size * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 2 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
