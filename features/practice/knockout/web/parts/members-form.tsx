import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Tradition, traditions } from '#domain/bracket/glossary.ts';
import { useResendId } from '#features/groups/web/parts/resend-id.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { MemberPicker } from '../../../league/web/parts/member-picker.tsx';
import { SelectionBar } from '../../../league/web/parts/selection-bar.tsx';
import { useSelection } from '../../../league/web/parts/use-selection.ts';
import {
  nextExternalId,
  type Participant,
  type PracticePlayer,
} from '../../../practice.vocabulary.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../../knockout.vocabulary.ts';
import { createKnockout, knockoutKnown } from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import css from './members-form.module.css';
import { SeedChoice, type Seeding, seedsOf } from './seed-choice.tsx';
import { useSend } from './use-send.ts';
import { VisitorForm } from './visitor-form.tsx';

interface Props {
  readonly group: { readonly id: number; readonly name: string };
  readonly members: readonly PracticePlayer[];
  readonly chosenBefore: readonly Participant[] | undefined;
  readonly dateBefore: string | undefined;
}

/** Who takes part and when; starts the tournament. */
export function MembersForm({ group, members, chosenBefore, dateBefore }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const selection = useSelection(members, chosenBefore);
  const [clubs, setClubs] = useState<Readonly<Record<string, string>>>({});
  const [practiceDate, setDate] = useState(() => dateBefore ?? dayInJapan(now()));
  const [tradition, setTradition] = useState<Tradition>('tennis');
  const [seeding, setSeeding] = useState<Seeding>({ by: 'rating', chosen: [] });
  const idFor = useResendId();
  const { busy, send } = useSend();
  const { players } = selection;
  const few = players.length < FEWEST_PLAYERS;

  const tell = (title: string, description?: string) =>
    notify({ title, description, variant: 'destructive' });
  const start = async () => {
    if (few) return tell(t.fewTitle, t.fewText);
    if (!practiceDate) return tell(t.dateTitle, t.dateText);
    if (players.length > MOST_PLAYERS) return tell(t.notStarted, t.manyText(MOST_PLAYERS));
    const chosen = players.map((player) => {
      const club = clubs[player.id];
      return club ? { ...player, club } : { ...player };
    });
    const seeds = seedsOf(seeding, players);
    const wish = {
      groupId: group.id,
      practiceDate,
      players: chosen,
      tradition,
      ...(seeds && { seeds: [...seeds] }),
    };
    const body = { id: idFor(wish), ...wish };
    const answer = await send(() => createKnockout({ body }));
    if (!answer) return;
    if (!answer.ok) return refused(answer.code, String(answer.details?.name ?? ''));
    knockoutKnown(answer.data.knockout);
    const state = { selectedPlayers: players, groupName: group.name, practiceDate, newDraw: true };
    await navigate(`/tournament-bracket/${group.id}?session=${body.id}`, { state });
  };
  const refused = (code: string, name: string) => {
    if (code === 'TOO_FEW_PLAYERS') return tell(t.fewTitle, t.fewText);
    if (code === 'PLAYERS_UNKNOWN') return tell(t.goneTitle, t.goneText(name));
    return tell(t.notStarted);
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
          if (!day) tell(t.dateTitle, t.dateText);
        }}
        error={practiceDate ? undefined : t.dateText}
      />
      <MemberPicker selection={selection} />
      <VisitorForm
        onAdd={(name, club) => {
          if (club) setClubs({ ...clubs, [nextExternalId(selection.people)]: club });
          selection.addExternal(name);
        }}
      />
      <details className={css.options}>
        <summary>{t.options}</summary>
        <div className={css.fields}>
          <SeedChoice players={players} seeding={seeding} onSeeding={setSeeding} />
          <SelectField
            name="tradition"
            label={t.seedTable}
            value={tradition}
            onChange={(event) => setTradition(event.currentTarget.value as Tradition)}
            options={traditions.map((value) => ({ value, label: t.traditions[value] }))}
          />
        </div>
      </details>
      <SelectionBar
        selected={t.selected(players.length)}
        missing={few ? t.missing(FEWEST_PLAYERS - players.length) : undefined}
        minimum={t.minimum}
      >
        <Button
          full
          busy={busy}
          busyLabel={t.starting}
          disabled={few || !practiceDate}
          onClick={() => void start()}
        >
          {t.start}
        </Button>
      </SelectionBar>
    </>
  );
}
