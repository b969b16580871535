import QrCodeIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import type { OtherResult } from '#features/day/handshake/handshake.contract.ts';
import { useFailureWords } from '#features/day/handshake/web/hooks/use-failure-words.ts';
import {
  scoreOfOther,
  useScorerWords,
} from '#features/day/handshake/web/hooks/use-scorer-words.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import { discardRefused, type PendingResult, submitResult } from '../lib/court-outbox.ts';
import { asShown } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import css from './court.module.css';
import { MatchFace } from './match-face.tsx';

const HandOver = lazyComponent(async () => (await import('./hand-over.tsx')).HandOver);

interface Props {
  readonly token: string;
  readonly device: Device;
  readonly pending: PendingResult;
  /** Both players have tapped their names. */
  readonly isAgreed: boolean;
  /** Both players are to say on this device whether it is right; missing where the link has ended. */
  readonly onAsk?: () => void;
  /** Null where nothing is entered any more. */
  readonly onCorrect: (() => void) | null;
}

/** A result that waits on this device for a connection, or for a person after a refusal. */
export function UnsentResult(props: Props) {
  const { token, device, pending, isAgreed, onAsk, onCorrect } = props;
  const t = useText();
  const [shown, setShown] = useState(false);
  const { entry, sent } = pending;
  const match = asShown(pending);
  const format = useFormat();
  const words = useCourtWords(device);
  const details = format.facts([words.sets(sent.score.sets), words.ending(sent.match, sent.score)]);
  return (
    <Card as="section" tone="plain" className={css.stack}>
      <MatchFace
        device={device}
        shown={match}
        result={sent.score.result}
        badge={<Badge tone="blue">{t.notSent}</Badge>}
      />
      {details === '' ? null : <p>{details}</p>}
      {entry.refusal ? <Refused device={device} pending={pending} /> : null}
      {isAgreed ? <p>{t.agreed}</p> : null}
      {isAgreed || entry.refusal || !onAsk ? null : (
        <Button full onClick={onAsk}>
          {t.together}
        </Button>
      )}
      <Button
        full
        variant="secondary"
        icon={<QrCodeIcon aria-hidden="true" />}
        onClick={() => setShown(true)}
      >
        {t.handOver}
      </Button>
      {entry.refusal || !onCorrect ? null : (
        <Button full variant="quiet" onClick={onCorrect}>
          {t.correct}
        </Button>
      )}
      {shown ? (
        <HandOver
          token={token}
          pending={pending}
          linkId={device.linkId}
          onClose={() => setShown(false)}
        />
      ) : null}
    </Card>
  );
}

/** Why it was not accepted: often the desk has entered the same match meanwhile (the two-scorers screen). */
function Refused({ device, pending: { entry, sent } }: Pick<Props, 'device' | 'pending'>) {
  const t = useText();
  const failure = useFailureWords();
  const code = entry.refusal?.code ?? '';
  const stored = entry.refusal?.details as unknown as OtherResult | undefined;
  const { court, names } = useCourtWords(device);
  const scorerOf = useScorerWords(names(sent.match), court);
  const isChanged = code === 'MATCH_CHANGED' && stored !== undefined;
  const { submit, isPending } = useSubmit({
    send: async () => {
      const match = { ...sent.match, version: stored?.version ?? sent.match.version };
      return { ok: true, data: await submitResult(device.linkId, match, sent.score) };
    },
  });
  const own = t.refusals[code as keyof typeof t.refusals];
  const words = own ?? failure(code) ?? t.refusals.OTHER;
  const discard = () => void discardRefused(device.linkId, sent.match);
  return (
    <InlineNotice
      tone={isChanged ? 'warning' : 'error'}
      title={isChanged ? t.twoTitle : t.refusedTitle}
      action={
        <div className={css.stack}>
          {isChanged ? (
            <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
              {t.sendMine}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={discard}>
            {isChanged ? t.keepTheirs : t.discard}
          </Button>
        </div>
      }
    >
      {isChanged ? t.twoText(scorerOf(stored), scoreOfOther(stored)) : words}
    </InlineNotice>
  );
}
