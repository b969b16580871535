import Play from 'lucide-react/icons/play';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type MatchSide, pairOf } from '#domain/scorecard/sides.ts';
import type { MatchPlayer } from '#features/matches/matches.vocabulary.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { toScorecard } from '#features/matches/web/lib/scorecard-address.ts';
import { dayInJapan, type PlainDate } from '#platform/shared/format.ts';
import { now } from '#platform/web/clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { DateField } from '#platform/web/ui/date-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useGroupRules } from '../../../score-rules/web/hooks/use-score-rules.ts';
import { DisciplineChoice } from '../../../web/components/discipline-choice.tsx';
import css from '../../../web/components/sides-form.module.css';
import {
  FIELDS,
  noSides,
  type SidesField,
  type SidesForm,
  sidesErrors,
  worstOf,
} from '../../../web/lib/sides-form.ts';
import { warn } from '../../../web/lib/warn.ts';
import { type OneOnOneDraft, oneOnOneDraft } from '../lib/one-on-one-draft.ts';
import { useText } from '../one-on-one.text.ts';

interface Props {
  readonly groupId: number;
  readonly groupName: string;
  readonly members: readonly MatchPlayer[];
  /** The form as it was before the scorecard was opened. */
  readonly draft: OneOnOneDraft | null;
  /** The scorecard has just returned a match: the form begins empty. */
  readonly played: boolean;
}

/** Day and players of the next match. */
export function PairForm({ groupId, groupName, members, draft, played }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [date, setDate] = useState<PlainDate>(draft?.date ?? dayInJapan(now()));
  const [sides, setSides] = useState<SidesForm>(() => {
    if (!draft) return noSides();
    return played ? noSides(draft.discipline) : known(draft, members);
  });
  const [checked, setChecked] = useState(false);
  const rules = useGroupRules(groupId, 'one-on-one');

  const errors = sidesErrors(sides);
  const start = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const error = worstOf(errors);
    if (error) {
      if (error === 'missing')
        warn(t.missingTitle, sides.discipline === 'doubles' ? t.missingFour : t.missingText);
      else warn(t.invalidTitle, t.errors.same);
      focusFirstError(form.current, sides);
      return;
    }
    oneOnOneDraft.write({ groupId, date, ...sides });
    const { to, state } = toScorecard(groupId, {
      player1: sideOf(sides, ['playerA', 'partnerA'], members),
      player2: sideOf(sides, ['playerB', 'partnerB'], members),
      matchDate: date,
      groupId,
      groupName,
      isOneOnOne: true,
      scoreFormat: rules.scoreFormat,
    });
    navigate(to, { state });
  };

  const shown = FIELDS[sides.discipline];
  const select = (name: SidesField) => ({
    name,
    label: t[name],
    value: sides[name],
    placeholder: t.choosePlayer,
    options: members.map((member) => ({
      value: String(member.id),
      label: member.name,
      disabled: shown.some((other) => other !== name && sides[other] === String(member.id)),
    })),
    error: checked && errors[name] ? t.errors[errors[name]] : undefined,
    onChange: (event: { target: { value: string } }) =>
      setSides({ ...sides, [name]: event.target.value }),
  });
  return (
    <form ref={form} noValidate onSubmit={start} className={css.form}>
      <DateField name="practiceDate" label={t.practiceDate} value={date} onValue={setDate} />
      <DisciplineChoice
        value={sides.discipline}
        onValue={(discipline) => setSides({ ...sides, discipline })}
      />
      <div className={css.players}>
        {shown.map((name) => (
          <SelectField key={name} {...select(name)} />
        ))}
      </div>
      <ScoreRulesRow {...rules} />
      <Button type="submit" full icon={<Play aria-hidden="true" />}>
        {t.start}
      </Button>
    </form>
  );
}

/** A member may have been removed from the list since. */
function known(sides: OneOnOneDraft, members: readonly MatchPlayer[]): SidesForm {
  const there = (id: string) => (members.some((one) => String(one.id) === id) ? id : '');
  const { discipline = 'singles', playerA, partnerA = '', playerB, partnerB = '' } = sides;
  return {
    discipline,
    playerA: there(playerA),
    partnerA: there(partnerA),
    playerB: there(playerB),
    partnerB: there(partnerB),
  };
}

function sideOf(
  sides: SidesForm,
  [player, partner]: readonly [SidesField, SidesField],
  members: readonly MatchPlayer[],
): MatchSide {
  const person = (id: string) => {
    const { name, id: memberId } = members.find((one) => String(one.id) === id)!;
    return { id: memberId, name };
  };
  const first = person(sides[player]);
  return sides.discipline === 'doubles' ? pairOf(first, person(sides[partner])) : first;
}

function focusFirstError(form: HTMLFormElement | null, sides: SidesForm) {
  const errors = sidesErrors(sides);
  const name = FIELDS[sides.discipline].find((field) => errors[field]);
  (form?.elements.namedItem(name ?? '') as HTMLSelectElement | null)?.focus();
}
