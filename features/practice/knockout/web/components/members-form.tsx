import { useState } from 'react';
import { type Tradition, traditions } from '#domain/bracket/vocabulary.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { now } from '#platform/web/clock.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { InPairs } from '../../../league/web/components/in-pairs.tsx';
import { MemberPicker } from '../../../league/web/components/member-picker.tsx';
import { PairPicker } from '../../../league/web/components/pair-picker.tsx';
import { SelectionBar } from '../../../league/web/components/selection-bar.tsx';
import { usePairs } from '../../../league/web/hooks/use-pairs.ts';
import { useSelection } from '../../../league/web/hooks/use-selection.ts';
import { nextExternalId, type Participant } from '../../../practice.vocabulary.ts';
import { useGroupRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { ClosedOptions } from '../../../web/components/closed-options.tsx';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../knockout.vocabulary.ts';
import { cacheKnockout, createKnockout } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { clubOf, type GuestClubs } from '../lib/carried.ts';
import css from './members-form.module.css';
import { SeedChoice, type Seeding, seedsOf } from './seed-choice.tsx';
import { VisitorForm } from './visitor-form.tsx';

interface Props {
  readonly group: { readonly id: number; readonly name: string };
  readonly members: readonly MatchPlayer[];
  readonly chosenBefore: readonly Participant[] | undefined;
  readonly dateBefore: string | undefined;
  readonly clubsBefore?: GuestClubs | undefined;
}

type NewDraw = Omit<Parameters<typeof createKnockout>[0]['body'], 'id'>;

/** Who takes part and when; starts the knockout. */
export function MembersForm(props: Props) {
  const { group, members, chosenBefore, dateBefore, clubsBefore = {} } = props;
  const t = useText();
  const draws = useDrawWords();
  const leadOn = useLeadOn();
  const selection = useSelection(members, chosenBefore);
  const [clubs, setClubs] = useState(clubsBefore);
  const [practiceDate, setDate] = useState(() => dateBefore ?? dayInJapan(now()));
  const [tradition, setTradition] = useState<Tradition>('tennis');
  const [seeding, setSeeding] = useState<Seeding>({ by: 'rating', chosen: [] });
  const rules = useGroupRules(group.id, 'knockout');
  const pairs = usePairs(selection.players, chosenBefore);
  const players = pairs.on ? pairs.sides : selection.players;
  const few = players.length < FEWEST_PLAYERS;
  const wanted = pairs.on ? t.missingPairs : t.missing;

  const warn = (title: string, description?: string) =>
    notify({ title, description, variant: 'destructive' });
  const { submit, isPending } = useSubmit({
    send: (draw: NewDraw, id) => createKnockout({ body: { id, ...draw } }),
    words: t,
    onSuccess: async ({ knockout }) => {
      cacheKnockout(knockout);
      const carried = { selectedPlayers: players, groupName: group.name, practiceDate };
      const state = { ...carried, newDraw: true };
      await leadOn(`/tournament-bracket/${group.id}?session=${knockout.id}`, { state });
    },
    onRefusal: ({ code, details }) => {
      if (code === 'TOO_FEW_PLAYERS') warn(t.fewTitle, t.fewText);
      else if (code === 'DUPLICATE_PLAYER') warn(t.twiceTitle, t.twiceText(String(details?.name)));
      else if (code === 'PLAYERS_UNKNOWN') warn(t.goneTitle, t.goneText(String(details?.name)));
      else warn(t.notStarted);
    },
  });
  const start = () => {
    if (few) return warn(t.fewTitle, t.fewText);
    if (!practiceDate) return warn(t.dateTitle, t.dateText);
    if (players.length > MOST_PLAYERS) return warn(t.notStarted, t.manyText(MOST_PLAYERS));
    const chosen = players.map((player) => {
      const club = clubOf(player, clubs);
      return club ? { ...player, club } : { ...player };
    });
    const seeds = seedsOf(seeding, players);
    void submit({
      groupId: group.id,
      practiceDate,
      players: chosen,
      tradition,
      ...(seeds && { seeds: [...seeds] }),
      ...(rules.scoreFormat && { scoreFormat: rules.scoreFormat }),
    });
  };
  return (
    <>
      <DateField
        name="practiceDate"
        label={t.practiceDate}
        required
        clearable
        value={practiceDate}
        onValue={(day) => {
          setDate(day);
          if (!day) warn(t.dateTitle, t.dateText);
        }}
        error={practiceDate ? undefined : t.dateText}
      />
      <ScoreRulesRow {...rules} hasFiveSets />
      <MemberPicker selection={selection} />
      <VisitorForm
        onAdd={(name, club) => {
          if (club) setClubs({ ...clubs, [nextExternalId(selection.people)]: club });
          selection.addExternal(name);
        }}
      />
      <ClosedOptions title={t.options}>
        <div className={css.fields}>
          <InPairs pairs={pairs} disabled={false} />
          <SeedChoice players={players} seeding={seeding} onSeeding={setSeeding} />
          <SelectField
            name="tradition"
            label={t.seedTable}
            value={tradition}
            onChange={(event) => setTradition(event.currentTarget.value as Tradition)}
            options={traditions.map((value) => ({ value, label: draws.traditions[value] }))}
          />
        </div>
      </ClosedOptions>
      {pairs.on ? <PairPicker pairs={pairs} /> : null}
      <SelectionBar
        selected={pairs.on ? t.selectedPairs(players.length) : t.selected(players.length)}
        missing={few ? wanted(FEWEST_PLAYERS - players.length) : undefined}
        minimum={pairs.on ? t.minimumPairs : t.minimum}
      >
        <Button
          full
          busy={isPending}
          busyLabel={t.starting}
          disabled={few || !practiceDate}
          onClick={start}
        >
          {t.start}
        </Button>
      </SelectionBar>
    </>
  );
}
