import { useQuery } from '@tanstack/react-query';
import type { GroupState } from '#domain/groups/standings.ts';
import { USUAL_WITHDRAWAL_RULE } from '#domain/league-table/withdrawal.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { EventRefused } from '#features/referees/web/components/event-refused.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { statesOf } from '../../../event-draws.further.policy.ts';
import { shownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import { isOfKnockout } from '../../../results/web/lib/given-results.ts';
import { useText as useResultsText } from '../../../results/web/results.text.ts';
import { type PreparedEvent, preparedEventQuery } from '../../../web/event-draws.queries.ts';
import { useText } from '../withdrawing.text.ts';
import { DecisionForm, type DecisionProps } from './decision-form.tsx';

/** The decision about somebody in published groups that nothing follows yet: the standings before and after. */
export function GroupDecision(props: DecisionProps) {
  const query = useQuery(preparedEventQuery(props.params));
  return (
    <Loaded query={query} refused={(refusal) => <EventRefused refusal={refusal} />}>
      {(prepared) => {
        const effects = <GroupEffects prepared={prepared} number={props.entrant.number} />;
        return <DecisionForm {...props} line={{ hints: new Map([['remove', effects]]) }} />;
      }}
    </Loaded>
  );
}

interface Props {
  readonly prepared: PreparedEvent;
  readonly number: number;
}

/** What a withdrawal does to the group: its standings, what becomes of the results, and whom two who are left still play. */
export function GroupEffects({ prepared: { draw: given }, number }: Props) {
  const t = useText();
  const results = useResultsText();
  const format = useFormat();
  const id = String(number);
  if (!given?.results || isOfKnockout(given.results)) return null;
  const { draw, people } = shownDraw(given, format.name);
  const at = isGroupsDraw(draw) ? draw.groups.findIndex((group) => group.includes(id)) : -1;
  if (!isGroupsDraw(draw) || at < 0) return null;
  const { ruleBook, out } = given.results;
  const after = { ...given.results, out: [...out, id] };
  const stateOf = (played: typeof after) => statesOf(draw, played)[at]!;
  const then = stateOf(after);
  const list = (state: GroupState) =>
    placesIn(state)
      .map(({ place, player }) => t.placed(place, people.get(player)?.name ?? ''))
      .join(t.joint);
  const [before, without] = [list(stateOf({ ...given.results, out: [...out] })), list(then)];
  const left = draw.groups[at]!.filter((one) => !after.out.includes(one));
  const isLeft = then.matches.some(
    ({ player1, player2, result }) => !result && left.includes(player1) && left.includes(player2),
  );
  const [one = '', other = ''] = left.map((player) => people.get(player)?.name ?? '');
  return (
    <>
      <span>{results.withdrawals[USUAL_WITHDRAWAL_RULE[ruleBook]]}</span>
      {before === '' ? null : <span>{t.standingsBefore(at + 1, before)}</span>}
      {without === '' ? null : <span>{t.standingsAfter(without)}</span>}
      {left.length === 2 && isLeft ? <span>{t.twoLeft(one, other)}</span> : null}
    </>
  );
}

/** Everybody who has a place, as they go on: without those who have withdrawn. Nobody before the first result. */
function placesIn({ standings: { rows } }: GroupState) {
  const left = rows.flatMap(({ player, place, withdrawn }) =>
    place === null || withdrawn ? [] : [{ player, place }],
  );
  return left.map(({ player, place }) => {
    const ahead = left.filter((other) => other.place < place).length;
    return { player, place: ahead + 1 };
  });
}
