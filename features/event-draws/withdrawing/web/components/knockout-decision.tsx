import { useQuery } from '@tanstack/react-query';
import {
  alternateOf,
  type ReplacementChoice,
  replacementChoices,
} from '#domain/stage-draw/replacement.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { Unread } from '#features/referees/web/components/unread.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useMoveNames } from '../../../public-draws/web/hooks/use-change-names.ts';
import { shownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import {
  type PreparedEvent,
  preparedEventQuery,
  type SeedingList,
} from '../../../web/event-draws.queries.ts';
import { listOf } from '../lib/list-of.ts';
import { useText } from '../withdrawing.text.ts';
import { DecisionForm, type DecisionProps, type LineToDecide } from './decision-form.tsx';
import { OpenWalkovers, WalkoverEffects } from './next-matches.tsx';

/**
 * The decision about somebody in a published knockout: its lines after each choice, computed by the engine of the server. In
 * published groups that a knockout follows: the next match there.
 */
export function KnockoutDecision(props: DecisionProps) {
  const query = useQuery(preparedEventQuery(props.params));
  if (query.data) return <Choices {...props} prepared={query.data} />;
  return <Unread query={query} count={3} />;
}

function Choices({ prepared, ...props }: DecisionProps & { readonly prepared: PreparedEvent }) {
  const t = useText();
  const { entrant, event, isAsked } = props;
  const isOpen = entrant.isIn || isAsked;
  const line = useLine(prepared, entrant.number);
  const isAfterGroups = event.published === 'groups';
  if (!line && !isAfterGroups) return isOpen ? <DecisionForm {...props} /> : null;
  if (!line || event.isPlayed) {
    const { number } = entrant;
    if (!isOpen) return <OpenWalkovers {...{ params: props.params, prepared, number }} />;
    const effects = <WalkoverEffects {...{ prepared, number }} />;
    return <DecisionForm {...props} line={{ ...line, hints: new Map([['walkover', effects]]) }} />;
  }
  const isPossible = line.hints.size > 0;
  return (
    <>
      {isOpen ? null : <InlineNotice title={t.lineTitle}>{t.lineText}</InlineNotice>}
      {isPossible ? null : <InlineNotice tone="warning">{t.mustRedraw}</InlineNotice>}
      {isOpen || isPossible ? <DecisionForm {...props} line={line} /> : null}
    </>
  );
}

/** The line of an entrant with what can be done about it; null for who is in no line of the draw. */
function useLine({ draw: given, seeding }: PreparedEvent, number: number): LineToDecide | null {
  const format = useFormat();
  const id = String(number);
  if (!given || !seeding) return null;
  const { draw, people } = shownDraw(given, format.name);
  if (isGroupsDraw(draw) || !draw.entrants.some((one) => one.id === id)) return null;
  const list = listOf(seeding).filter((one) => one.number !== number);
  const alternate = alternateOf(draw, list);
  const hints = replacementChoices(draw, id, list).map(({ choice, effects }) => {
    const named = withAlternate(people, seeding, alternate?.id, format.name);
    return [choice, <LineEffects key={choice} effects={effects} people={named} />] as const;
  });
  const seen = {
    draw: given.number,
    amendments: given.amendments.length,
    alternate: alternate ? Number(alternate.id) : null,
  };
  return { seen, hints: new Map(hints) };
}

/** The people of a draw with the alternate, who is only in the seeding list. */
function withAlternate(
  people: People,
  { entrants }: SeedingList,
  id: string | undefined,
  nameIn: (name: string) => string,
): People {
  const found = entrants.find(({ number }) => String(number) === id);
  if (!found || id === undefined) return people;
  return new Map([...people, [id, { id, name: nameIn(found.name), seed: null }]]);
}

/** Who moves to which line, who meets first then, and where club-mates do. */
function LineEffects({
  effects,
  people,
}: {
  readonly effects: ReplacementChoice['effects'];
  readonly people: People;
}) {
  const t = useText();
  const movesIn = useMoveNames(people);
  const name = (id: string | null) => (id === null ? t.nobody : (people.get(id)?.name ?? ''));
  const meets = ([one, other]: readonly [string | null, string | null]) =>
    t.meets(name(one), name(other));
  return (
    <>
      <span>{t.linesMoved(movesIn(effects).join(t.joint))}</span>
      <span>{t.newPairs(effects.pairs.map(({ after }) => meets(after)).join(t.joint))}</span>
      {effects.clashes.length === 0 ? null : (
        <strong>
          {t.clashes(effects.clashes.map(({ players }) => meets(players)).join(t.joint))}
        </strong>
      )}
    </>
  );
}
