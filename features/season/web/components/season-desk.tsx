import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_TEXT } from '../../season.vocabulary.ts';
import { useShowSeason } from '../hooks/use-show-season.ts';
import {
  type Made,
  type Season,
  type SeasonAddress,
  saveMarks,
  withdrawTeam,
} from '../season.queries.ts';
import { useText } from '../season.text.ts';
import css from './season.module.css';

interface Props {
  readonly season: Season;
  readonly made: Made;
  readonly at: SeasonAddress;
}

/** What the organizer decides about a season besides its fixtures. */
export function SeasonDesk({ season, made, at }: Props) {
  const t = useText();
  return (
    <Section heading={t.deskTitle} card>
      <Marks made={made} at={at} />
      <Leaving season={season} made={made} at={at} />
    </Section>
  );
}

function Marks({ made, at }: Omit<Props, 'season'>) {
  const t = useText();
  const show = useShowSeason(at);
  const places = made.table.map((_row, index) => index + 1);
  const edit = useOwnEdit({ stored: textsOf(made.marks, places), version: made.marks });
  const { submit, isPending } = useSubmit({
    send: ({ seen, texts }: { seen: Made['marks']; texts: readonly string[] }) => {
      const marks = texts.map((text, index) => ({ place: index + 1, text }));
      return saveMarks({ params: at, body: { seen, marks } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: (answer, { texts }) => {
      show(answer);
      edit.saved(texts, answer.season.season?.marks ?? []);
      notify({ title: t.saved });
    },
  });
  const save = () => {
    // As it will be stored: after a lost answer it is known as the own edit.
    const texts = edit.value.map((text) => text.trim());
    if (edit.isTyped) edit.change(texts);
    void submit({ seen: edit.seen, texts });
  };
  return (
    <div className={css.part}>
      <h3>{t.marks}</h3>
      <p className={css.note}>{t.marksHint}</p>
      {places.map((place, index) => (
        <TextField
          key={place}
          name={`mark-${place}`}
          label={t.markOf(place)}
          maxLength={LONGEST_TEXT}
          value={edit.value[index] ?? ''}
          onChange={({ target }) => edit.change(edit.value.with(index, target.value))}
        />
      ))}
      {isPending ? null : <OvertakenNotice edit={edit} />}
      <Button variant="secondary" busy={isPending} disabled={edit.isOvertaken} onClick={save}>
        {t.saveMarks}
      </Button>
    </div>
  );
}

function textsOf(marks: Made['marks'], places: readonly number[]): readonly string[] {
  return places.map((place) => marks.find((mark) => mark.place === place)?.text ?? '');
}

function Leaving({ season, made, at }: Props) {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState<number | null>(null);
  const show = useShowSeason(at);
  const { submit, isPending } = useSubmit({
    send: (body: { readonly team: number; readonly isOut: boolean }) =>
      withdrawTeam({ params: at, body }),
    reads: ['tournaments'],
    words: t,
    onSuccess: (answer) => {
      show(answer);
      setAsked(null);
    },
  });
  const nameOf = (number: number) =>
    format.name(season.teams.find((team) => team.number === number)?.name ?? '');
  return (
    <div className={css.part}>
      <h3>{t.leaving}</h3>
      <p className={css.note}>{t.leavingText}</p>
      {made.table
        .toSorted((one, other) => one.team - other.team)
        .map(({ team, isOut }) => (
          <Button
            key={team}
            variant="secondary"
            onClick={() => (isOut ? void submit({ team, isOut: false }) : setAsked(team))}
          >
            {isOut ? t.comeBack(nameOf(team)) : t.leave(nameOf(team))}
          </Button>
        ))}
      {asked === null ? null : (
        <ConfirmDialog
          open
          title={t.sure}
          confirmLabel={t.leave(nameOf(asked))}
          cancelLabel={t.cancel}
          busy={isPending}
          danger
          onConfirm={() => void submit({ team: asked, isOut: true })}
          onCancel={() => setAsked(null)}
        >
          {t.sureText(nameOf(asked))}
        </ConfirmDialog>
      )}
    </div>
  );
}
