import { useState } from 'react';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import { submitStart } from '../lib/court-outbox.ts';
import type { CourtMatch } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import css from './court.module.css';
import { MatchFace } from './match-face.tsx';

interface Props {
  readonly device: Device;
  readonly called: CourtMatch;
  /** The card opens here, whatever the server says. */
  readonly onStart: () => void;
}

/** The match that is called to the court, and its start. */
export function CalledMatch({ device, called, onStart }: Props) {
  const t = useText();
  const format = useFormat();
  const formats = useFormatWords();
  const words = useCourtWords(device);
  const [busy, setBusy] = useState<{ person: string; court: string } | null>(null);
  const { match, calledAt, state } = called;
  const { submit, isPending } = useSubmit({
    send: async () => {
      const sent = await submitStart(device.linkId, called);
      // Nobody waits for a signal: it is sent once there is one.
      if (sent.kind !== 'refused') return { ok: true as const, data: null };
      const { code, status, details = {} } = sent.refusal;
      return { ok: false as const, requestId: '', code, status, details };
    },
    words: t,
    onSuccess: onStart,
    onRefusal: ({ code, details }) => {
      if (code !== 'PLAYER_BUSY') return false;
      setBusy({ person: String(details?.person ?? ''), court: String(details?.court ?? '') });
      return true;
    },
  });
  return (
    <section className={css.match}>
      <MatchFace
        device={device}
        shown={called}
        badge={state === 'called' ? <Badge tone="amber">{t.called}</Badge> : null}
      />
      <p className={css.small}>
        {format.facts([
          ...(match.scoreFormat ? [formats.name(match.scoreFormat)] : []),
          ...(calledAt && state === 'called' ? [t.calledAt(format.clockTime(calledAt))] : []),
        ])}
      </p>
      {busy ? (
        <InlineNotice
          tone="warning"
          title={t.busyTitle(format.name(busy.person), words.court(busy.court))}
        >
          {t.busyText}
        </InlineNotice>
      ) : null}
      {state === 'called' ? (
        <Button full className={css.big ?? ''} busy={isPending} onClick={() => void submit()}>
          {t.start}
        </Button>
      ) : null}
      <Button full variant={state === 'called' ? 'quiet' : 'primary'} onClick={onStart}>
        {t.enterOnly}
      </Button>
    </section>
  );
}
