import { useState } from 'react';
import { useParams } from 'react-router';
import { v7 as newId } from 'uuid';
import { RemoveResult } from '#features/event-draws/results/web/components/remove-result.tsx';
import { FROM_DAY } from '#features/event-draws/results/web/hooks/use-return-to.ts';
import { splitMatchId } from '#features/matches/ties/ties.sides.policy.ts';
import { ScorecardForm } from '#features/matches/web/components/scorecard-form.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { useSideNames } from '#features/matches/web/hooks/use-side-names.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { NotFound, TiesFrame } from '../components/ties-frame.tsx';
import { useTieWords } from '../hooks/use-tie-words.ts';
import { asFound } from '../lib/rubber-card.ts';
import type { Rubber, Tie, Ties } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';

/** The score of a rubber, entered by those who run the event. */
export function Screen() {
  const t = useText();
  const { id = '', stageId = '', matchId = '' } = useParams();
  const from = useLocationState<{ readonly from?: string }>()?.from;
  const tieId = splitMatchId(matchId).matchId;
  const back =
    from === FROM_DAY.from
      ? { to: `/organizer/tournaments/${id}/day`, label: t.backToDay }
      : { to: `/ties/${id}/${stageId}/${tieId}`, label: t.backToTie };
  const find = ({ ties }: Ties) => {
    const tie = ties.find((one) => one.stageId === stageId && one.matchId === tieId);
    const rubber = tie?.rubbers.find((one) => one.matchId === matchId);
    return tie && rubber ? { tie, rubber } : null;
  };
  return (
    <TiesFrame
      id={Number(id)}
      title={t.scoreTitle}
      subtitle={(ties) => {
        const found = find(ties);
        return found ? <Subtitle ties={ties} {...found} /> : null;
      }}
      back={() => back}
    >
      {(ties) => {
        const found = find(ties);
        const isPlayable = found?.rubber.state && found.rubber.player1 && found.rubber.player2;
        if (!found || !isPlayable || !ties.isDesk) return <NotFound />;
        return (
          <PlayedSport value={ties.sport}>
            <Card key={matchId} id={Number(id)} day={ties.eventDate} back={back.to} {...found} />
          </PlayedSport>
        );
      }}
    </TiesFrame>
  );
}

interface Props {
  readonly tie: Tie;
  readonly rubber: Rubber;
}

function Subtitle({ ties, tie, rubber }: Props & { readonly ties: Ties }) {
  const t = useText();
  const format = useFormat();
  const words = useTieWords(ties);
  const sides = t.versus(words.sideName(rubber.player1), words.sideName(rubber.player2));
  return <bdi>{format.facts([words.place(tie), rubber.name, sides])}</bdi>;
}

interface CardProps extends Props {
  readonly id: number;
  readonly day: string;
  readonly back: string;
}

function Card({ back, ...played }: CardProps) {
  const leadOn = useLeadOn();
  const [fresh] = useState(() => newId());
  const { tie, rubber } = played;
  // Two players of one name have the names of their teams.
  const names = useSideNames()({
    player1: { ...rubber.player1!, club: tie.team1?.name },
    player2: { ...rubber.player2!, club: tie.team2?.name },
  });
  // A result that arrives meanwhile is for the card to say when it is sent.
  const [found] = useState(() => asFound({ ...played, names }, fresh));
  const leave = async () => {
    await leadOn(back, { replace: true });
  };
  return (
    <>
      <ScorecardForm {...found} onDone={leave} />
      {found.stored ? (
        <RemoveResult target={found.target} version={found.stored.version} onRemoved={leave} />
      ) : null}
    </>
  );
}
