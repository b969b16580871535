import { useState } from 'react';
import { groupMatchId } from '#domain/groups/match-order.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { addressInEvent } from '#features/matches/web/lib/score-outbox.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { ShownDraw } from '../../../public-draws/web/lib/shown-draw.ts';
import {
  type DraftedDraw,
  type EventAddress,
  isFollowed,
  type PreparedEvent,
} from '../../../web/event-draws.queries.ts';
import type { GivenResults } from '../lib/groups-in-play.ts';
import { addressOfTie } from '../lib/match-address.ts';
import { drawLots } from '../results.queries.ts';
import { useText } from '../results.text.ts';
import { FormatOfMatches } from './format-of-matches.tsx';
import { PlayedGroups } from './played-groups.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  readonly results: GivenResults;
  readonly shown: ShownDraw;
}

/** The groups of a published draw, for those who enter their results. */
export function ResultsStep({ params, event, draw, results, shown }: Props) {
  const t = useText();
  const [group, setGroup] = useState<number | null>(null);
  const { submit, isPending } = useSubmit({
    send: (of: number) => drawLots({ params, body: { seenDraw: draw.number, group: of } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.done }),
  });
  if (!isGroupsDraw(shown.draw)) return null;
  const { id: tournamentId, eventId } = params;
  const { groups } = shown.draw;
  const isTeam = event.eventType === 'Team';
  // A score of players can still be corrected where the same people go on; the server asks.
  const isFixed = event.isCancelled || (isTeam && isFollowed(event));
  const confirm = async () => {
    if (group !== null) await submit(group);
    setGroup(null);
  };
  return (
    <>
      {event.isCancelled || !event.mayReferee ? null : (
        <FormatOfMatches params={params} event={event} draw={draw} results={results} />
      )}
      <PlayedGroups
        draw={shown.draw}
        people={shown.people}
        format={draw.format}
        results={results}
        hasNextStep={event.further.length > 0}
        {...(isFixed
          ? {}
          : {
              actions: {
                addressOf: (player1: string, player2: string) =>
                  isTeam
                    ? addressOfTie(tournamentId, results.stageId, tieIn(groups, player1, player2))
                    : addressInEvent(
                        { player1: { id: player1, name: '' }, player2: { id: player2, name: '' } },
                        { tournamentId, eventId },
                      ),
                onLots: event.mayReferee ? setGroup : null,
              },
            })}
      />
      <ConfirmDialog
        open={group !== null}
        title={t.drawLotsTitle(group ?? 1)}
        confirmLabel={t.drawLots}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setGroup(null)}
      >
        {t.drawLotsText}
      </ConfirmDialog>
    </>
  );
}

/** The id of the tie of two teams in the draw of groups, in the order of its match. */
function tieIn(groups: readonly (readonly string[])[], player1: string, player2: string): string {
  const at = groups.findIndex((group) => group.includes(player1));
  const number = (id: string) => (groups[at]?.indexOf(id) ?? -1) + 1;
  return groupMatchId(at + 1, { first: number(player1), second: number(player2) });
}
