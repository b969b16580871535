import { useId, useState } from 'react';
import { namedPartnerSchema } from '#features/pairs/pairs.form.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { LIST_READS, type ListedEntry, namePartner } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';

interface Props {
  readonly entry: ListedEntry;
  readonly partner: NonNullable<ListedEntry['partner']>;
  readonly tournamentId: number;
}

/** Enters the partner of a pair by name, or another one. */
export function NamePartner({ entry, partner, tournamentId }: Props) {
  const t = useText();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const form = useZodForm(namedPartnerSchema, { defaults: { name: '', club: '' } });
  const { submit, isPending } = useSubmit({
    // A resend names nobody twice, and a corrected name is another write.
    send: (named: { name: string; club: string }, id) => {
      const seen = partner.id ? { id: partner.id, state: partner.state } : null;
      const params = { id: tournamentId, entryId: entry.id };
      return namePartner({ params, body: { id, seen, partner: named } });
    },
    ...LIST_READS,
    // After a lost answer the correction must name the partner that is stored now.
    readsAfter: 'attempt',
    words: t,
    onSuccess: () => {
      setOpen(false);
      form.reset();
      notify({ title: t.partnerSaved });
    },
  });
  return (
    <div>
      <Button variant="quiet" flush onClick={() => setOpen(true)}>
        {partner.name ? t.changePartner : t.namePartner}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.nameTitle(entry.name)}
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
          onSubmit={form.handleSubmit((named) => submit(named))}
        >
          <p>{t.nameText}</p>
          <TextField
            {...form.register('name')}
            label={t.partnerName}
            error={form.errorOf('name', t.errors)}
            autoComplete="off"
            required
          />
          <TextField
            {...form.register('club')}
            label={t.partnerClub}
            hint={t.partnerClubHint}
            error={form.errorOf('club', t.errors)}
            autoComplete="off"
          />
        </form>
      </Dialog>
    </div>
  );
}
