import { BarcodeDetector } from 'qr/decode.js';

/** How often a picture of the camera is read, in milliseconds. */
const PACE = 200;

/** Why there is no camera: not allowed, none there, an address without https, or something else such as another app. */
export type NoCamera = 'denied' | 'missing' | 'insecure' | 'other';

/** The camera at the back of a phone; any other where there is none. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  // Browsers have no cameras over plain http.
  if (!navigator.mediaDevices?.getUserMedia) return 'insecure';
  try {
    return await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment', width: { ideal: 1280 } },
    });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError') return 'denied';
    return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'other';
  }
}

/** Calls `found` with each code that the picture holds until `signal` ends it; the same code may come many times. */
export function scan(
  video: HTMLVideoElement,
  { signal, found }: { readonly signal: AbortSignal; readonly found: (code: string) => void },
): void {
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  const look = async () => {
    // A picture without a code, or before the first one, is no error to the person.
    const codes = await detector.detect(video).catch(() => []);
    if (signal.aborted) return;
    for (const { rawValue } of codes) found(rawValue);
    setTimeout(() => void look(), PACE);
  };
  void look();
}
