import { useState } from 'react';
import { AccountField } from '#features/entry-list/bank-transfers/web/components/account-field.tsx';
import { useAccountEdit } from '#features/entry-list/bank-transfers/web/hooks/use-account-edit.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type SchoolList, saveTerms } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

interface Props {
  readonly tournamentId: number;
  readonly terms: SchoolList['terms'];
}

/** What was typed, and nothing else: the same account is on another screen, too. */
type Typed = Parameters<typeof saveTerms>[0]['body'];

const REGISTRATION_NO = /^(?:T\d{13})?$/;

/** Where schools pay by a transfer, and the number on the receipts. */
export function TransferTerms({ tournamentId, terms }: Props) {
  const t = useText();
  const account = useAccountEdit(terms.transferTo);
  const number = useOwnEdit({ stored: terms.registrationNo, version: terms.registrationNo });
  const [isWrong, setWrong] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (body: Typed) => saveTerms({ params: { tournamentId }, body }),
    reads: ['organizer'],
    words: t,
    onSuccess: (_saved, body) => {
      account.accept(body);
      const { registrationNo } = body;
      if (registrationNo !== undefined) number.saved(registrationNo, registrationNo);
      notify({ title: t.savedTerms });
    },
    onRefusal: account.onRefusal,
  });
  const save = () => {
    const registrationNo = number.value.trim();
    const isGood = REGISTRATION_NO.test(registrationNo);
    setWrong(!isGood);
    if (!isGood) return;
    if (number.isTyped) number.change(registrationNo);
    void submit({ ...account.toSend(), ...(number.isTyped && { registrationNo }) });
  };
  return (
    <Section heading={t.termsTitle} text={t.termsText} card>
      <form
        className={css.choices}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <AccountField edit={account} isPending={isPending} />
        <TextField
          name="registrationNo"
          label={t.registrationNo}
          value={number.value}
          error={isWrong ? t.registrationNoError : undefined}
          onChange={(change) => number.change(change.target.value)}
        />
        {isPending ? null : <OvertakenNotice edit={number} />}
        <Button
          type="submit"
          variant="secondary"
          busy={isPending}
          disabled={account.isOvertaken || number.isOvertaken}
        >
          {t.save}
        </Button>
      </form>
    </Section>
  );
}
