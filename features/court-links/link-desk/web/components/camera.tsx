import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { type NoCamera, openCamera, scan } from '../lib/scanner.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';

interface Props {
  readonly onCode: (code: string) => void;
}

/** The picture of the camera, and the codes in it. It is off as soon as the screen is left. */
export function Camera({ onCode }: Props) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'starting' | 'on' | NoCamera>('starting');
  const [attempt, setAttempt] = useState(0);
  const found = useEffectEvent(onCode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera again.
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const start = async () => {
      const camera = await openCamera();
      if (typeof camera === 'string') {
        if (!signal.aborted) setState(camera);
        return;
      }
      const stop = () => {
        for (const track of camera.getTracks()) track.stop();
      };
      if (signal.aborted || !video.current) return stop();
      signal.addEventListener('abort', stop);
      video.current.srcObject = camera;
      // Safari rejects when the screen is left before the first picture.
      await video.current.play().catch(() => undefined);
      if (signal.aborted) return;
      setState('on');
      scan(video.current, { signal, found: (code) => found(code) });
    };
    void start();
    return () => ended.abort();
  }, [attempt]);
  const isOff = state !== 'starting' && state !== 'on';
  return (
    <div className={css.stack}>
      {isOff ? (
        <InlineNotice
          tone="warning"
          title={t.noCameraTitle}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                setState('starting');
                setAttempt(attempt + 1);
              }}
            >
              {t.tryCamera}
            </Button>
          }
        >
          {t.noCamera[state]}
        </InlineNotice>
      ) : (
        <p>{state === 'on' ? t.scanText : t.starting}</p>
      )}
      {state === 'starting' ? <Spinner /> : null}
      <video
        ref={video}
        className={css.video}
        aria-label={t.video}
        hidden={state !== 'on'}
        muted
        playsInline
      />
    </div>
  );
}
