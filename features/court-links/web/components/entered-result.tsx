import { useState } from 'react';
import { TogetherDialog } from '#features/day/handshake/web/components/together-dialog.tsx';
import { resultAs } from '#features/day/handshake/web/lib/typed-score.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useText } from '../court-links.text.ts';
import { useCourtWords } from '../hooks/use-court-words.ts';
import { submitConfirm } from '../lib/court-outbox.ts';
import type { CourtMatch } from '../lib/court-view.ts';
import type { Device } from '../lib/device.ts';
import css from './court.module.css';
import { MatchFace } from './match-face.tsx';

interface Props {
  readonly device: Device;
  readonly entered: CourtMatch;
  /** The result has just been entered here: the players are asked immediately. */
  readonly isAsked: boolean;
  /** Both have tapped, and the server does not know it yet. */
  readonly isAgreed: boolean;
  readonly onAnswered: () => void;
  readonly onCorrect: () => void;
}

/** A result that the server has stored: what both players say, and the way to correct it. */
export function EnteredResult(props: Props) {
  const { device, entered, isAsked, isAgreed, onAnswered, onCorrect } = props;
  const t = useText();
  const format = useFormat();
  const { result, handshake } = entered.match;
  if (!result) return null;
  const isOpen = handshake?.state === 'entered' && !isAgreed;
  const isConfirmed = handshake?.state === 'confirmed' || isAgreed;
  return (
    <Card as="section" tone="plain" className={css.stack}>
      <MatchFace
        device={device}
        shown={entered}
        result={result.result}
        badge={isConfirmed ? <Badge tone="green">{isAgreed ? t.agreed : t.confirmed}</Badge> : null}
      />
      {result.sets === '' ? null : <p>{result.sets.replaceAll('-', '–')}</p>}
      {handshake ? null : <p className={css.small}>{t.ofDesk}</p>}
      {handshake?.state === 'disputed' ? <p>{t.disputed}</p> : null}
      {isOpen ? (
        <>
          <p className={css.small}>{t.waitsUntil(format.clockTime(handshake.dueAt))}</p>
          <Together
            {...{ device, entered, isAsked, onAnswered }}
            result={resultAs('player1', result.result)}
          />
          <Button full variant="quiet" onClick={onCorrect}>
            {t.correct}
          </Button>
        </>
      ) : null}
    </Card>
  );
}

interface TogetherProps extends Pick<Props, 'device' | 'entered' | 'isAsked' | 'onAnswered'> {
  readonly result: string;
}

/** The handshake on one device: the umpire hands it over, and both sides tap their own name. */
export function Together({ device, entered, isAsked, result, onAnswered }: TogetherProps) {
  const t = useText();
  const names = useCourtWords(device).names(entered.match);
  const [opened, setOpened] = useState(false);
  const close = () => {
    setOpened(false);
    onAnswered();
  };
  const { submit, isPending } = useSubmit({
    send: async () => ({ ok: true, data: await submitConfirm(device.linkId, entered.match) }),
    onSuccess: ({ kind }) => {
      if (kind === 'refused') notify({ title: t.failedTitle, description: t.failures.OTHER });
      else notify({ title: kind === 'accepted' ? t.agreedNotice : t.stored });
      close();
    },
  });
  return (
    <>
      <Button full onClick={() => setOpened(true)}>
        {t.together}
      </Button>
      <TogetherDialog
        open={opened || isAsked}
        title={t.togetherTitle(result)}
        names={names}
        isPending={isPending}
        onConfirm={() => void submit()}
        onClose={close}
      />
    </>
  );
}
