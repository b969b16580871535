import { useParams } from 'react-router';
import { RubberLines } from '#features/matches/ties/web/components/rubber-line.tsx';
import { addressOfRubber } from '#features/matches/web/lib/rubber-address.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { RubberRow } from '../components/rubber-row.tsx';
import { TieDesk } from '../components/tie-desk.tsx';
import { TieHead } from '../components/tie-head.tsx';
import { NotFound, TiesFrame } from '../components/ties-frame.tsx';
import { useTieWords } from '../hooks/use-tie-words.ts';
import type { Rubber, Tie, Ties } from '../ties.queries.ts';
import { useText } from '../ties.text.ts';

/** One tie: how it stands, who plays which rubber, and their results. */
export function Screen() {
  const t = useText();
  const { id = '', stageId, matchId } = useParams();
  return (
    <TiesFrame
      id={Number(id)}
      title={t.tieTitle}
      back={() => ({ to: `/ties/${id}`, label: t.backToTies })}
    >
      {(ties) => {
        const tie = ties.ties.find((one) => one.stageId === stageId && one.matchId === matchId);
        return tie ? <Shown id={Number(id)} ties={ties} tie={tie} /> : <NotFound />;
      }}
    </TiesFrame>
  );
}

interface Props {
  readonly id: number;
  readonly ties: Ties;
  readonly tie: Tie;
}

function Shown({ id, ties, tie }: Props) {
  const t = useText();
  const words = useTieWords(ties);
  const isDesk = ties.isDesk && !tie.isClosed;
  const addressOf = ({ state, player1, player2, matchId }: Rubber) =>
    isDesk && state !== null && player1 && player2
      ? addressOfRubber(id, { stageId: tie.stageId, matchId })
      : undefined;
  return (
    <>
      <TieHead tie={tie} words={words} />
      <Section heading={t.rubbers}>
        <RubberLines>
          {tie.rubbers.map((rubber) => (
            <RubberRow
              key={rubber.number}
              tie={tie}
              rubber={rubber}
              words={words}
              to={addressOf(rubber)}
              sport={ties.sport}
            />
          ))}
        </RubberLines>
      </Section>
      {isDesk && tie.team1 && tie.team2 ? <TieDesk id={id} tie={tie} words={words} /> : null}
    </>
  );
}
