import Play from 'lucide-react/icons/play';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { ScorecardVisit } from '../../../records/web/lib/scorecard-visit.ts';
import { warn } from '../../../records/web/lib/warn.ts';
import { ScoreRulesRow } from '../../../score-rules/web/components/score-rules-row.tsx';
import { useGroupRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { type Interrupted, interruptedDraft } from '../lib/one-on-one-draft.ts';
import { errorOf, fieldErrors, NO_PAIR, type Pair } from '../lib/pair.ts';
import { useText } from '../one-on-one.text.ts';
import css from './pair-form.module.css';

interface Props {
  readonly groupId: number;
  readonly groupName: string;
  readonly members: readonly MatchPlayer[];
  /** The form as it was before the scorecard was opened. */
  readonly interrupted: Interrupted | null;
  /** The scorecard has just returned a match: the form begins empty. */
  readonly played: boolean;
}

/** Day and players of the next match. */
export function PairForm({ groupId, groupName, members, interrupted, played }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState<PlainDate>(interrupted?.date ?? dayInJapan(now()));
  const [pair, setPair] = useState<Pair>(
    interrupted && !played ? known(interrupted, members) : NO_PAIR,
  );
  const [checked, setChecked] = useState(false);
  const rules = useGroupRules(groupId, 'one-on-one');

  const start = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const error = errorOf(pair);
    if (error) {
      if (error === 'missing') warn(t.missingTitle, t.missingText);
      else warn(t.invalidTitle, t.errors.same);
      focusFirstError(form.current, pair);
      return;
    }
    interruptedDraft.write({ groupId, date, ...pair });
    const visit: ScorecardVisit = {
      player1: playerOf(pair.playerA, members),
      player2: playerOf(pair.playerB, members),
      matchDate: date,
      groupId,
      groupName,
      isOneOnOne: true,
      scoreFormat: rules.scoreFormat,
    };
    navigate(`/scorecard-input/${groupId}`, { state: visit });
  };

  const errors = fieldErrors(pair);
  const select = (name: keyof Pair, other: keyof Pair) => ({
    name,
    value: pair[name],
    placeholder: t.choosePlayer,
    options: members.map((member) => ({
      value: String(member.id),
      label: member.name,
      disabled: String(member.id) === pair[other],
    })),
    error: checked && errors[name] ? t.errors[errors[name]] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setPair({ ...pair, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={start} className={css.form}>
      <DateField name="practiceDate" label={t.practiceDate} value={date} onValue={setDate} />
      <div className={css.players}>
        <SelectField label={t.playerA} {...select('playerA', 'playerB')} />
        <SelectField label={t.playerB} {...select('playerB', 'playerA')} />
      </div>
      <ScoreRulesRow {...rules} />
      <Button type="submit" full icon={<Play aria-hidden="true" />}>
        {t.start}
      </Button>
    </form>
  );
}

/** A member may have been removed from the list since. */
function known(pair: Pair, members: readonly MatchPlayer[]): Pair {
  const there = (id: string) => (members.some((one) => String(one.id) === id) ? id : '');
  return { playerA: there(pair.playerA), playerB: there(pair.playerB) };
}

function playerOf(id: string, members: readonly MatchPlayer[]): MatchPlayer {
  const { name, id: memberId } = members.find((one) => String(one.id) === id)!;
  return { id: memberId, name };
}

function focusFirstError(form: HTMLFormElement | null, pair: Pair) {
  const name = fieldErrors(pair).playerA ? 'playerA' : 'playerB';
  (form?.elements.namedItem(name) as HTMLSelectElement | null)?.focus();
}
