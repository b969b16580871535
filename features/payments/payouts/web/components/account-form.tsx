import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { withoutPrefix } from '#platform/web/forms/without-prefix.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type BankAccount, bankAccountSchema } from '../../payouts.form.ts';
import { ACCOUNT_TYPES, LONGEST_BANK, LONGEST_HOLDER } from '../../payouts.vocabulary.ts';
import { useText } from '../payouts.text.ts';
import css from './payouts.module.css';

const NOTHING: BankAccount = {
  bank: '',
  branch: '',
  accountType: 'ordinary',
  number: '',
  holder: '',
};

interface Props {
  /** Stores the account at the server: for one's own payouts, or by a link. */
  readonly give: (
    account: BankAccount,
  ) => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;
}

/** The bank account to which money goes back. It is not stored on the phone. */
export function AccountForm({ give }: Props) {
  const t = useText();
  const form = useZodForm(bankAccountSchema, { defaults: NOTHING });
  const { submit, isPending } = useSubmit({
    send: give,
    reads: ['payouts', 'entries'],
    words: t,
    onSuccess: () => {
      form.reset(NOTHING);
      notify({ title: t.given });
    },
    onRefusal: (refusal) => applyRefusal(form, withoutPrefix(refusal, 'account.')),
  });
  const field = (name: keyof BankAccount) => ({
    ...form.register(name),
    label: t.fields[name],
    error: form.errorOf(name, t.accountErrors),
    autoComplete: 'off',
  });
  return (
    <form className={css.form} noValidate onSubmit={form.handleSubmit(submit)}>
      <TextField {...field('bank')} hint={t.bankHint} maxLength={LONGEST_BANK} />
      <TextField {...field('branch')} hint={t.branchHint} maxLength={LONGEST_BANK} />
      <SelectField
        {...field('accountType')}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: t.accountTypes[value] }))}
      />
      <TextField {...field('number')} hint={t.numberHint} inputMode="numeric" />
      <TextField {...field('holder')} hint={t.holderHint} lang="ja" maxLength={LONGEST_HOLDER} />
      <p className={css.small}>{t.safe}</p>
      <Button type="submit" full busy={isPending}>
        {t.give}
      </Button>
    </form>
  );
}
