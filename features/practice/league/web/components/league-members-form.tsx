import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import type { SubmitResult } from '#platform/web/offline/outbox.ts';
import { outbox } from '#platform/web/offline/use-outbox.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import {
  FEWEST_LEAGUE_PLAYERS,
  MOST_PLAYERS,
  type Participant,
} from '../../../practice.vocabulary.ts';
import { SessionRules } from '../../../score-rules/web/components/session-rules.tsx';
import { useGroupRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { ClosedOptions } from '../../../web/components/closed-options.tsx';
import { useFormatChange } from '../hooks/use-format-change.ts';
import { usePairs } from '../hooks/use-pairs.ts';
import { useSelection } from '../hooks/use-selection.ts';
import type { League } from '../league.queries.ts';
import { useText } from '../league.text.ts';
import { changeLeague, openLeague } from '../lib/league-outbox.ts';
import { ExternalMember } from './external-member.tsx';
import { InPairs } from './in-pairs.tsx';
import { MemberPicker } from './member-picker.tsx';
import { PairPicker } from './pair-picker.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface Props {
  readonly group: { readonly id: number; readonly name: string };
  readonly members: readonly MatchPlayer[];
  /** The league whose players are changed; null to open a new one. */
  readonly league: League | null;
  readonly chosenBefore: readonly Participant[] | undefined;
}

/** Chooses the players, and opens the league or changes its players. */
export function LeagueMembersForm({ group, members, league, chosenBefore }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const { data: session } = useSession();
  const selection = useSelection(members, chosenBefore, league?.guests);
  const pairs = usePairs(selection.players, chosenBefore);
  const players = pairs.on ? pairs.sides : selection.players;
  const [practiceDate, setDate] = useState(() => dayInJapan(now()));
  const [newLeagueId] = useState(() => newId());
  /** The league as it was when the choice began, so that later changes by others are not undone. */
  const [begun, setBegun] = useState(league);
  if (!selection.touched && !pairs.touched && begun !== league) setBegun(league);
  const rules = useGroupRules(group.id, 'league');
  const { scoreFormat } = rules;
  const change = useFormatChange(league);

  const save = (accountId: string): Promise<SubmitResult> => {
    if (begun) return changeLeague(begun, { players: [...players] }, accountId);
    const { id: groupId, name: groupName } = group;
    const opened = { id: newLeagueId, groupId, groupName, practiceDate, players, scoreFormat };
    return openLeague(opened, accountId);
  };
  const { submit, isPending } = useSubmit({
    send: async () => {
      const accountId = session?.account?.id;
      return accountId && enough() ? { ok: true, data: await save(accountId) } : null;
    },
    onSuccess: async (outcome) => {
      if (outcome.kind === 'refused') return refused(outcome.refusal);
      const sessionId = league?.id ?? newLeagueId;
      const state = { selectedPlayers: players, groupName: group.name, sessionId };
      await leadOn(`/league-match-table/${group.id}?session=${sessionId}`, { state });
    },
  });
  const enough = () => {
    if (players.length >= FEWEST_LEAGUE_PLAYERS && players.length <= MOST_PLAYERS) return true;
    const few = players.length < FEWEST_LEAGUE_PLAYERS;
    const [title, description] = few
      ? [t.fewTitle, t.fewText]
      : [t.notSaved, t.manyText(MOST_PLAYERS)];
    notify({ title, description, variant: 'destructive' });
    return false;
  };
  const refused = ({ code, details }: Extract<SubmitResult, { kind: 'refused' }>['refusal']) => {
    const words =
      code === 'PLAYERS_UNKNOWN'
        ? { title: t.goneTitle, description: t.goneText(String(details?.name)) }
        : code === 'DUPLICATE_PLAYER'
          ? { title: t.twiceTitle, description: t.twiceText(String(details?.name)) }
          : code === 'SESSION_CHANGED'
            ? { title: t.changedTitle, description: t.changedText }
            : { title: t.notSaved };
    notify({ ...words, variant: 'destructive' });
    if (code === 'SESSION_CHANGED') {
      selection.reset();
      pairs.reset();
    }
    void discardRefused(newLeagueId);
  };
  return (
    <>
      {league ? null : (
        <DateField
          name="practiceDate"
          label={t.practiceDate}
          value={practiceDate}
          onValue={setDate}
        />
      )}
      {change ? (
        <SessionRules of="league" {...change} sport={rules.sport} />
      ) : (
        <ScoreRulesRow {...rules} />
      )}
      <MemberPicker selection={selection} />
      <ExternalMember onAdd={selection.addExternal} />
      <ClosedOptions title={t.doubles} inUse={pairs.on}>
        <InPairs pairs={pairs} disabled={league !== null} />
      </ClosedOptions>
      {pairs.on ? <PairPicker pairs={pairs} /> : null}
      <SelectionBar
        selected={pairs.on ? t.selectedPairs(players.length) : t.selected(players.length)}
        minimum={pairs.on ? t.minimumPairs : t.minimum}
      >
        <Button
          full
          busy={isPending}
          disabled={players.length < FEWEST_LEAGUE_PLAYERS}
          onClick={() => void submit()}
        >
          {league ? t.updateTable : t.createTable}
        </Button>
      </SelectionBar>
    </>
  );
}

/** A league that could not be opened is discarded: the choice is still on the screen. */
async function discardRefused(leagueId: string): Promise<void> {
  for (const { id, queueKey, refusal } of outbox.current()) {
    if (queueKey === leagueId && refusal) await outbox.discard(id);
  }
}
