import { ScorecardForm } from '#features/matches/web/components/scorecard-form.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { type Found, keyOf } from '#features/matches/web/lib/score-outbox.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Missing } from '../components/missing.tsx';
import { RemoveResult } from '../components/remove-result.tsx';
import { useEventMatch } from '../hooks/use-event-match.ts';
import { useReturnTo } from '../hooks/use-return-to.ts';
import { useText } from '../results.text.ts';

/** The score of a match of a published group, entered by those who run the event. */
export function Screen() {
  const t = useText();
  const { params, query, found, isFixed, sport } = useEventMatch();
  const back = useReturnTo(params, t.back);
  const missing = <Missing back={back} />;
  return (
    <Frame
      title={t.scoreTitle}
      subtitle={found && t.versus(found.target.player1.name, found.target.player2.name)}
      back={back}
    >
      {/* A card that is being filled in stays. */}
      <Loaded query={query} shape="card" refused={() => (found ? undefined : missing)}>
        {() =>
          found ? (
            <PlayedSport value={sport}>
              <Card key={keyOf(found.target)} found={found} isFixed={isFixed} back={back.to} />
            </PlayedSport>
          ) : (
            missing
          )
        }
      </Loaded>
    </Frame>
  );
}

interface CardProps {
  readonly found: Found;
  /** Who goes on is drawn: the score may be corrected, not removed. */
  readonly isFixed: boolean;
  readonly back: string;
}

function Card({ found, isFixed, back }: CardProps) {
  const leadOn = useLeadOn();
  const leave = async () => {
    await leadOn(back, { replace: true });
  };
  const { target, stored } = found;
  return (
    <>
      <ScorecardForm {...found} onDone={leave} />
      {stored && !isFixed ? (
        <RemoveResult target={target} version={stored.version} onRemoved={leave} />
      ) : null}
    </>
  );
}
