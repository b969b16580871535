import { useNavigate, useParams } from 'react-router';
import { ScorecardForm } from '#features/matches/web/components/scorecard-form.tsx';
import { type Found, keyOf, type MatchResult } from '#features/matches/web/lib/score-outbox.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import {
  type CarriedMatch,
  returnFrom,
  returnTo,
  returnWith,
  useTarget,
} from '../hooks/use-target.ts';
import { useText } from '../scorecard.text.ts';

/** Enter the score of a match of a league, one-on-one or free practice (spec section 2.14). */
export function Screen() {
  const t = useText();
  const carried = useLocationState<CarriedMatch>();
  const found = useTarget();
  if (found === null) return <Missing />;
  const names = found
    ? [found.target.player1.name, found.target.player2.name]
    : [carried?.player1?.name, carried?.player2?.name];
  const [player1, player2] = names;
  return (
    <Frame
      title={t.title}
      subtitle={player1 && player2 ? t.versus(player1, player2) : undefined}
      back={found ? { ...returnTo(found.target, carried?.fromEvening), label: t.back } : undefined}
    >
      {found ? <Card key={keyOf(found.target)} {...found} /> : null}
      {found ? null : <Skeleton shape="card" count={3} />}
    </Frame>
  );
}

function Card(found: Found) {
  const navigate = useNavigate();
  const fromEvening = useLocationState<CarriedMatch>()?.fromEvening;
  const leave = async (result: MatchResult | null) => {
    const { to, state } = result
      ? returnWith(found.target, result, fromEvening)
      : returnTo(found.target, fromEvening);
    await navigate(to, { state, replace: true });
    window.scrollTo(0, 0);
  };
  return <ScorecardForm {...found} onDone={leave} />;
}

function Missing() {
  const t = useText();
  const { id = '1' } = useParams();
  const carried = useLocationState<CarriedMatch>();
  const to =
    carried?.isOneOnOne && !carried.isFreePractice ? `/one-on-one-match/${id}` : returnFrom(id);
  return (
    <Frame title={t.title}>
      <InlineNotice
        tone="error"
        title={t.missing}
        action={
          <LinkButton variant="secondary" to={to} state={{ groupName: carried?.groupName }}>
            {t.back}
          </LinkButton>
        }
      >
        {t.missingText}
      </InlineNotice>
    </Frame>
  );
}
