import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Decision } from '#features/entries/withdrawals/withdrawals.vocabulary.ts';
import { EventRefused } from '#features/referees/web/components/event-refused.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { type PreparedEvent, preparedEventQuery } from '../../../web/event-draws.queries.ts';
import { candidatesFor, choicesFor, momentOf } from '../../withdrawing.lines.policy.ts';
import { type EntrantOnLine, useLine } from '../hooks/use-line.ts';
import { useText } from '../withdrawing.text.ts';
import { DecisionForm, type DecisionProps } from './decision-form.tsx';
import { LineEffects } from './line-effects.tsx';
import { LuckyLoser } from './lucky-loser.tsx';
import { OpenWalkovers, WalkoverEffects } from './next-matches.tsx';

/**
 * The decision about somebody in a published knockout: its lines after each choice, computed by the engine of the server. In
 * published groups that a knockout follows: the line there, or nothing but the entry of somebody who is not in it.
 */
export function KnockoutDecision(props: DecisionProps) {
  const query = useQuery(preparedEventQuery(props.params));
  return (
    <Loaded query={query} refused={(refusal) => <EventRefused refusal={refusal} />}>
      {(prepared) => <Choices {...props} prepared={prepared} />}
    </Loaded>
  );
}

interface Props extends DecisionProps {
  readonly prepared: PreparedEvent;
}

function Choices({ prepared, ...props }: Props) {
  const { entrant, event, isAsked } = props;
  const isOpen = entrant.isIn || isAsked;
  const { number } = entrant;
  const found = useLine(prepared, event, number);
  if (found) return <OnLine {...props} prepared={prepared} found={found} />;
  const isAfterGroups = event.published === 'groups';
  if (!isAfterGroups) return isOpen ? <DecisionForm {...props} /> : null;
  if (!isOpen) return <OpenWalkovers params={props.params} prepared={prepared} number={number} />;
  const effects = <WalkoverEffects prepared={prepared} number={number} called={event.called} />;
  return <DecisionForm {...props} line={{ hints: new Map([['walkover', effects]]) }} />;
}

/** The choices for somebody on a line; once the order of play is out, the opponent may win without a match. */
function OnLine({ found, prepared, ...props }: Props & { readonly found: EntrantOnLine }) {
  const { params, entrant, event, isAsked } = props;
  const isOpen = entrant.isIn || isAsked;
  const { given, line, people } = found;
  const candidates = candidatesFor(line);
  const [chosenId, choose] = useState(candidates[0]?.id);
  const chosen = candidates.find(({ id }) => id === chosenId) ?? candidates[0];
  const moment = momentOf(line);
  const { number } = entrant;
  const isLucky = line.groups !== null;
  const hints = new Map<Decision, ReactNode>(
    choicesFor(line, chosen).map(({ choice, effects }) => [
      choice,
      <LineEffects
        key={choice}
        effects={effects}
        people={people}
        isLucky={isLucky}
        isOut={moment !== 'drawn'}
      />,
    ]),
  );
  const isPossible = hints.size > 0;
  if (moment !== 'drawn' && isOpen) {
    const effects = <WalkoverEffects prepared={prepared} number={number} called={event.called} />;
    hints.set('walkover', effects);
  }
  const seen = {
    draw: given.number,
    amendments: given.amendments.length,
    alternate: chosen ? Number(chosen.id) : null,
  };
  return (
    <>
      <Notices
        moment={moment}
        isOpen={isOpen}
        isPossible={isPossible}
        hasNobody={isLucky && moment === 'scheduled' && candidates.length === 0}
      />
      {isOpen && !isLucky && moment !== 'called' && candidates.length === 0 ? (
        <NoAlternate params={params} event={event} />
      ) : null}
      {isOpen || moment === 'drawn' ? null : (
        <OpenWalkovers params={params} prepared={prepared} number={number} />
      )}
      {isOpen || isPossible ? (
        <DecisionForm
          {...props}
          line={{
            seen,
            hints,
            moment,
            luckyLoser: isLucky ? (
              <LuckyLoser
                line={line}
                people={people}
                candidates={candidates}
                chosen={chosen}
                onChoose={choose}
              />
            ) : null,
          }}
        />
      ) : null}
    </>
  );
}

/** Somebody in the hall can take the line once the organizer has added them. */
function NoAlternate({ params: { id, eventId }, event }: Pick<DecisionProps, 'params' | 'event'>) {
  const t = useText();
  const to = `/organizer/tournaments/${id}/entries?event=${eventId}`;
  const link = (
    <LinkButton variant="secondary" to={to}>
      {t.toEntryList}
    </LinkButton>
  );
  return <InlineNotice action={event.isOrganizer ? link : null}>{t.noAlternate}</InlineNotice>;
}

interface NoticesProps {
  readonly moment: ReturnType<typeof momentOf>;
  /** The entry has not ended. */
  readonly isOpen: boolean;
  /** Something about the line can be chosen. */
  readonly isPossible: boolean;
  /** Nobody of the groups can take the line. */
  readonly hasNobody: boolean;
}

/** What is unusual about the line: it is still open, must be drawn again, or nobody can take it. */
function Notices({ moment, isOpen, isPossible, hasNobody }: NoticesProps) {
  const t = useText();
  if (!isOpen && isPossible) return <InlineNotice title={t.lineTitle}>{t.lineText}</InlineNotice>;
  if (moment === 'drawn' && !isPossible) {
    return <InlineNotice tone="warning">{t.mustRedraw}</InlineNotice>;
  }
  return isOpen && hasNobody ? <InlineNotice>{t.noLuckyLoser}</InlineNotice> : null;
}
