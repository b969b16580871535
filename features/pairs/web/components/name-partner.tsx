import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { namedPartnerSchema } from '../../pairs.form.ts';
import { useInvite } from '../hooks/use-invite.ts';
import type { Pair } from '../pairs.queries.ts';
import { useText } from '../pairs.text.ts';
import css from './pairs.module.css';

/** Enters a partner without an account. */
export function NamePartner({ pair }: { readonly pair: Pair }) {
  const t = useText();
  const form = useZodForm(namedPartnerSchema, { defaults: { name: '', club: '' } });
  const { submit, isPending } = useInvite(pair, () => {
    form.reset();
    notify({ title: t.nameSaved });
  });
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={form.handleSubmit((partner) => submit({ how: 'name', partner }))}
    >
      <p>{t.nameText}</p>
      <TextField
        {...form.register('name')}
        label={t.name}
        error={form.errorOf('name', t.errors)}
        autoComplete="off"
        required
      />
      <TextField
        {...form.register('club')}
        label={t.club}
        hint={t.clubHint}
        error={form.errorOf('club', t.errors)}
        autoComplete="off"
      />
      <Button type="submit" full busy={isPending}>
        {t.saveName}
      </Button>
    </form>
  );
}
