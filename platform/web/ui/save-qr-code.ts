import { encode } from 'uqr';
import { saveFile } from '../save-file.ts';

/** Pixels of one module: large enough for every scanner, about 400 pixels for a link. */
const SCALE = 10;

/**
 * Saves a QR code as an image. A phone offers its pictures, from where a payment app can read it. Throws when the browser
 * cannot draw.
 */
export async function saveQrCode(value: string, fileName: string): Promise<void> {
  const file = new File([await draw(value)], fileName, { type: 'image/png' });
  const onPhone = matchMedia('(pointer: coarse)').matches;
  if (!onPhone || !navigator.canShare?.({ files: [file] })) return saveFile(fileName, file);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // The person has closed the phone's question.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

/** Dark on white with the margin that scanners need. */
function draw(value: string): Promise<Blob> {
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const canvas = document.createElement('canvas');
  canvas.width = size * SCALE;
  canvas.height = size * SCALE;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('the browser cannot draw a picture');
  brush.fillStyle = '#fff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) brush.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    });
  });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture was made'))));
  });
}
