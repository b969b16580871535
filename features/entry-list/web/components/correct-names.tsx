import { useId, useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type NamesForm, namesSchema } from '../../entry-list.form.ts';
import { correctNames, LIST_READS, type ListedEntry } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
}

/** Corrects the names of people on paper, or says who plays instead of them. */
export function CorrectNames({ entry, tournamentId }: Props) {
  const t = useText();
  const joined = useJoined();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        variant="quiet"
        flush
        aria-label={joined.labelled(t.correctNames, entry.name)}
        onClick={() => setOpen(true)}
      >
        {t.correctNames}
      </Button>
      {open ? (
        <NamesDialog entry={entry} tournamentId={tournamentId} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

function NamesDialog({
  entry,
  tournamentId: id,
  onClose,
}: Props & { readonly onClose: () => void }) {
  const t = useText();
  const formId = useId();
  const { name, club, email, phone } = entry;
  const partner = entry.partner?.state === 'named' ? entry.partner : null;
  const other = partner && { partner: partner.name, partnerClub: partner.club };
  // What the fields began with: the list may be read again below the open dialog.
  const [seen] = useState({ name, partner: partner?.name ?? null });
  const form = useZodForm(namesSchema, {
    defaults: { who: 'same', name, club, email, phone, ...other },
  });
  const { submit, isPending } = useSubmit({
    send: async (names: NamesForm) => {
      const answer = await correctNames({
        params: { id, entryId: entry.id },
        body: { seen, names },
      });
      // Its fields are those of before: opened again, it has the names of now.
      if (!answer.ok && answer.code === 'NAMES_CHANGED') onClose();
      return answer;
    },
    ...LIST_READS,
    words: t,
    onSuccess: () => {
      onClose();
      notify({ title: t.namesCorrected });
    },
  });
  const field = (key: 'name' | 'club' | 'partner' | 'partnerClub' | 'email' | 'phone') => ({
    ...form.register(key),
    error: form.errorOf(key, t.errors),
    autoComplete: 'off',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.correctNames}
      actions={
        <Button type="submit" form={formId} busy={isPending}>
          {t.saveNow}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className={css.form}
        onSubmit={form.handleSubmit((names) => submit(names))}
      >
        <RadioField
          {...form.register('who')}
          label={t.whoPlays}
          options={(['same', 'other'] as const).map((value) => ({
            value,
            label: t.whoChoices[value],
            hint: t.whoHints[value],
          }))}
        />
        <TextField {...field('name')} label={t.columns.name} required />
        <TextField {...field('club')} label={t.columns.club} />
        {partner ? (
          <>
            <TextField {...field('partner')} label={t.columns.partner} required />
            <TextField {...field('partnerClub')} label={t.columns.partnerClub} />
          </>
        ) : null}
        <TextField {...field('email')} label={t.columns.email} type="email" />
        <TextField {...field('phone')} label={t.columns.phone} type="tel" />
      </form>
    </Dialog>
  );
}
