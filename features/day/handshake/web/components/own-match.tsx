import { useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useCourtName } from '../../../web/hooks/use-court-name.ts';
import type { OtherResult } from '../../handshake.contract.ts';
import { isKnown, type KnownMatch, type OwnMatches } from '../handshake.queries.ts';
import { useText } from '../handshake.text.ts';
import { useMatchWords } from '../hooks/use-match-words.ts';
import { scoreOfOther, useScorerWords } from '../hooks/use-scorer-words.ts';
import { discardRefused, type PendingResult, pendingOf, refusedOf } from '../lib/day-outbox.ts';
import { SpeakerContext } from '../lib/speaker.ts';
import { isSurprise } from '../lib/typed-score.ts';
import css from './handshake.module.css';
import { MatchHead } from './match-head.tsx';
import { TogetherDialog } from './together-dialog.tsx';

interface Props {
  readonly tournamentId: number;
  readonly sport: OwnMatches['sport'];
  readonly match: Parameters<typeof MatchHead>[0]['match'];
  readonly event: string | null;
  /** Results are entered now. */
  readonly isOpen: boolean;
}

/** A match of the reader with what can be done about its result. */
export function OwnMatch({ tournamentId, sport, match, event, isOpen }: Props) {
  const entries = useOutbox();
  const pending = pendingOf(entries, match);
  const refused = refusedOf(entries, match);
  return (
    <Card as="li" tone="plain" className={css.card}>
      <MatchHead heading="h2" match={match} event={event} pending={pending?.sent.score} />
      {refused ? <Refused pending={refused} match={match} sport={sport} /> : null}
      {isOpen && isKnown(match) && !pending ? (
        <Actions tournamentId={tournamentId} match={match} />
      ) : null}
    </Card>
  );
}

function Refused({
  pending: { entry },
  match,
  sport,
}: Pick<Props, 'match' | 'sport'> & { readonly pending: PendingResult }) {
  const t = useText();
  const scorerOf = useScorerWords(useMatchWords().names(match), useCourtName(sport));
  const code = entry.refusal?.code ?? '';
  const stored = entry.refusal?.details as unknown as OtherResult | undefined;
  const isChanged = code === 'MATCH_CHANGED' && stored !== undefined;
  return (
    <InlineNotice
      tone="error"
      title={t.refusedTitle}
      action={
        <Button variant="secondary" onClick={() => void discardRefused(match)}>
          {t.discard}
        </Button>
      }
    >
      {isChanged
        ? t.changedBy(scorerOf(stored), scoreOfOther(stored))
        : (t.failures[code as keyof typeof t.failures] ?? t.refusedText)}
    </InlineNotice>
  );
}

interface ActionsProps {
  readonly tournamentId: number;
  readonly match: KnownMatch;
}

function Actions({ tournamentId, match }: ActionsProps) {
  const t = useText();
  const { result, handshake, ownSide } = match;
  const here = useContext(SpeakerContext).address(tournamentId, match);
  if (!result) return <LinkButton to={here}>{t.enter}</LinkButton>;
  if (!handshake || handshake.state === 'confirmed') return null;
  if (handshake.state === 'disputed') {
    return <InlineNotice tone="warning">{t.disputedText}</InlineNotice>;
  }
  return handshake.side === ownSide && ownSide ? (
    <Waiting tournamentId={tournamentId} match={match} here={here} ownSide={ownSide} />
  ) : (
    <Question tournamentId={tournamentId} match={match} here={here} />
  );
}

function useConfirm({ tournamentId, match }: ActionsProps) {
  const t = useText();
  const client = useQueryClient();
  const speaker = useContext(SpeakerContext);
  return useSubmit({
    send: ({ isSameDevice }: { readonly isSameDevice: boolean }) => {
      const { stageId, matchId, version: seenVersion } = match;
      const params = { id: tournamentId, stageId, matchId };
      return speaker.confirm(params, { seenVersion, isSameDevice });
    },
    reads: ['entries'],
    inBackground: true,
    words: t,
    onSuccess: ({ own }) => {
      client.setQueryData(speaker.query(tournamentId).queryKey, own);
      notify({ title: t.confirmed });
    },
  });
}

interface QuestionProps extends ActionsProps {
  readonly here: string;
}

/** "Sato entered 3–1. Right?" */
function Question({ tournamentId, match, here }: QuestionProps) {
  const t = useText();
  const words = useMatchWords();
  const names = words.names(match);
  const [asked, setAsked] = useState(false);
  const { submit, isPending } = useConfirm({ tournamentId, match });
  const { result, handshake } = match;
  if (!result || !handshake) return null;
  const by = handshake.side;
  const winner = result.winner;
  const isUnlikely = winner !== null && isSurprise(match, winner);
  const agree = () => {
    setAsked(false);
    void submit({ isSameDevice: false });
  };
  return (
    <div className={css.stack}>
      <p>
        {by
          ? t.asked(names[by], words.result(match, result, by))
          : t.askedByCourt(words.result(match, result))}
      </p>
      <div className={css.answers}>
        <LinkButton variant="secondary" to={here}>
          {t.no}
        </LinkButton>
        <Button busy={isPending} onClick={() => (isUnlikely ? setAsked(true) : agree())}>
          {t.yes}
        </Button>
      </div>
      {winner ? (
        <ConfirmDialog
          open={asked}
          title={t.surpriseTitle(names[winner], names[opponent(winner)])}
          confirmLabel={t.surpriseYes}
          onConfirm={agree}
          onCancel={() => setAsked(false)}
        >
          {t.surpriseText(names[winner])}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

/** Who has entered a result corrects it; what somebody else has entered for the own side, the desk does (decision 0032). */
function Correct({
  author,
  here,
}: {
  readonly author: NonNullable<KnownMatch['handshake']>['author'];
  readonly here: string;
}) {
  const t = useText();
  const format = useFormat();
  if (author?.kind === 'guardian') return <p>{t.enteredByGuardian}</p>;
  if (author?.kind === 'account') {
    const { name } = author;
    return <p>{name ? t.enteredByOther(format.name(name)) : t.failures.OWN_SIDE_ENTERED}</p>;
  }
  return (
    <LinkButton full variant="quiet" to={here}>
      {t.correct}
    </LinkButton>
  );
}

/** The own entry: the other side was asked; both may confirm it on this phone. */
function Waiting({
  tournamentId,
  match,
  here,
  ownSide,
}: QuestionProps & { readonly ownSide: Side }) {
  const t = useText();
  const format = useFormat();
  const words = useMatchWords();
  const names = words.names(match);
  const [together, setTogether] = useState(false);
  const { submit, isPending } = useConfirm({ tournamentId, match });
  const { result, handshake } = match;
  if (!result || !handshake) return null;
  return (
    <div className={css.stack}>
      <p>{t.waitsFor(names[opponent(ownSide)], format.clockTime(handshake.dueAt))}</p>
      <Button full variant="secondary" onClick={() => setTogether(true)}>
        {t.together}
      </Button>
      <Correct author={handshake.author} here={here} />
      <TogetherDialog
        // Who has tapped under another result has not agreed to this one.
        key={match.version}
        open={together}
        title={t.togetherTitle(words.result(match, result))}
        sets={words.sets(result.sets)}
        names={names}
        isPending={isPending}
        onConfirm={() => void submit({ isSameDevice: true }).then(() => setTogether(false))}
        onClose={() => setTogether(false)}
      />
    </div>
  );
}
