import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LONGEST_TEXT } from '../../season.vocabulary.ts';
import {
  type Made,
  type Season,
  type SeasonAddress,
  saveMarks,
  seasonQuery,
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

/** What is typed beside the places, and the marks over which it was begun. */
interface Draft {
  readonly seen: Made['marks'];
  readonly texts: readonly string[];
}

function Marks({ made, at }: Omit<Props, 'season'>) {
  const t = useText();
  const client = useQueryClient();
  const places = made.table.map((_row, index) => index + 1);
  const textOf = (place: number) => made.marks.find((mark) => mark.place === place)?.text ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  const stored = places.map(textOf);
  const texts = draft?.texts ?? stored;
  // An own save whose answer was lost is stored as well.
  const isStored = texts.every((text, index) => text.trim() === stored[index]);
  const seen = draft && !isStored ? draft.seen : made.marks;
  const { submit, isPending } = useSubmit({
    send: ({ seen, texts }: Draft) => {
      const marks = texts.map((text, index) => ({ place: index + 1, text }));
      return saveMarks({ params: at, body: { seen, marks } });
    },
    reads: ['tournaments'],
    words: t,
    onSuccess: ({ season }, sent) => {
      client.setQueryData(seasonQuery(at).queryKey, season);
      // What is typed while it is saved stays.
      setDraft((now) => {
        if (!now || now.texts === sent.texts) return null;
        return { ...now, seen: season.season?.marks ?? [] };
      });
      notify({ title: t.saved });
    },
  });
  const isOvertaken = !isPending && JSON.stringify(seen) !== JSON.stringify(made.marks);
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
          value={texts[index] ?? ''}
          onChange={({ target }) => setDraft({ seen, texts: texts.with(index, target.value) })}
        />
      ))}
      {isOvertaken ? (
        <InlineNotice
          tone="warning"
          title={t.marksChanged}
          action={
            <>
              <Button variant="secondary" onClick={() => setDraft(null)}>
                {t.showMarks}
              </Button>
              <Button variant="quiet" onClick={() => setDraft({ seen: made.marks, texts })}>
                {t.keepMarks}
              </Button>
            </>
          }
        >
          {t.marksChangedText}
        </InlineNotice>
      ) : null}
      <Button variant="secondary" busy={isPending} onClick={() => void submit({ seen, texts })}>
        {t.saveMarks}
      </Button>
    </div>
  );
}

function Leaving({ season, made, at }: Props) {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState<number | null>(null);
  const { submit, isPending } = useSubmit<{ team: number; isOut: boolean }>({
    send: (body) => withdrawTeam({ params: at, body }),
    reads: ['tournaments'],
    words: t,
    onSuccess: () => setAsked(null),
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
