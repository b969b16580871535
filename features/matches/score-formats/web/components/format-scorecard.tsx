import { useContext } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { CardFrame, type CardProps } from '../../../web/components/card-frame.tsx';
import { PlayedSport } from '../../../web/hooks/use-card-unit.ts';
import { useScoreSubmit } from '../../../web/hooks/use-score-submit.tsx';
import { isOfGroup, isOfTable } from '../../../web/lib/score-outbox.ts';
import { formatIn } from '../../../web/lib/set-unit.ts';
import { useText as useMatchesText } from '../../../web/matches.text.ts';
import { useFormatCard } from '../hooks/use-format-card.ts';
import { useVerdict } from '../hooks/use-verdict.ts';
import { playedOf } from '../lib/card-rows.ts';
import { EARLY_ENDINGS, ENDINGS_OF_LEAGUES } from './early-ending-choice.tsx';
import { FormatCard } from './format-card.tsx';
import { RulesChangedNotice } from './rules-changed-notice.tsx';
import { UnknownFormat } from './unknown-format.tsx';

interface Props extends CardProps {
  /** The format that the card began with. */
  readonly format: ChosenFormat;
}

/** The scorecard of a match with a format: rows as needed, and what is wrong in words. */
export function FormatScorecard({ format: chosen, ...props }: Props) {
  const format = formatIn(chosen, useContext(PlayedSport));
  // A format of a newer version of the app, in an older tab.
  if (!format) return <UnknownFormat />;
  return <Card {...props} chosen={chosen} format={format} />;
}

interface CardOf extends CardProps {
  readonly chosen: ChosenFormat;
  readonly format: ScoreFormat;
}

function Card({ chosen, format, ...props }: CardOf) {
  const { target, begun, pending, draftKey, onDone } = props;
  const first = pending?.score ?? begun;
  const card = useFormatCard(draftKey, format, {
    card: first?.scoreFormat ? playedOf(first.card) : [],
    notes: first?.notes ?? '',
    scoreFormat: chosen,
    ending: first?.ending ? { winner: null, ...first.ending } : null,
  });
  const { submit, isPending, giveUp } = useScoreSubmit({ pending, clearDraft: card.done, onDone });
  const names = { player1: target.player1.name, player2: target.player2.name };
  const verdict = useVerdict(card, format);
  const { confirmed, ending, problem } = verdict;
  const confirm = (baseVersion: number) => {
    if (!confirmed) return;
    const notes = card.notes.trim();
    const { sets } = confirmed;
    const score = { target, card: sets, confirmed, notes, scoreFormat: chosen, ending };
    void submit({ score, baseVersion });
  };
  return (
    <CardFrame
      target={target}
      begun={begun}
      pending={pending}
      card={card}
      isPending={isPending}
      canConfirm={confirmed !== null}
      onConfirm={confirm}
      onGiveUp={() => void giveUp()}
      notice={<Notices {...props} chosen={chosen} />}
      reason={problem}
    >
      <FormatCard
        chosen={chosen}
        format={format}
        card={card}
        names={names}
        verdict={verdict}
        endings={endingsOf(target)}
        isOfGroup={isOfGroup(target)}
      />
    </CardFrame>
  );
}

/** That the match has a score already, or that the practice has other rules by now. */
function Notices({ stored, scoreFormat = null, chosen }: Omit<CardOf, 'format'>) {
  const words = useMatchesText();
  if (stored && stored.version > 0) {
    return <InlineNotice title={words.storedTitle}>{words.storedText}</InlineNotice>;
  }
  return <RulesChangedNotice here={chosen} now={scoreFormat} />;
}

/** Only a league or a group counts a match that nobody won. */
function endingsOf(target: CardProps['target']) {
  return isOfTable(target) ? ENDINGS_OF_LEAGUES : EARLY_ENDINGS;
}
