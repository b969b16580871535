import { useState } from 'react';
import { LONGEST_BANK_ACCOUNT } from '#features/payments/transfers/transfers.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type SchoolList, saveTerms } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './application-view.module.css';

interface Props {
  readonly tournamentId: number;
  readonly terms: SchoolList['terms'];
}

const REGISTRATION_NO = /^(?:T\d{13})?$/;

/** Where schools pay by a transfer, and the number on the receipts. */
export function TransferTerms({ tournamentId, terms }: Props) {
  const t = useText();
  const [transferTo, setTransferTo] = useState(terms.transferTo);
  const [registrationNo, setRegistrationNo] = useState(terms.registrationNo);
  const [isWrong, setWrong] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => saveTerms({ params: { tournamentId }, body: { transferTo, registrationNo } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.savedTerms }),
  });
  return (
    <Section heading={t.termsTitle} text={t.termsText} card>
      <form
        className={css.choices}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const isGood = REGISTRATION_NO.test(registrationNo.trim());
          setWrong(!isGood);
          if (isGood) void submit();
        }}
      >
        <TextAreaField
          name="transferTo"
          label={t.transferTo}
          hint={t.transferToHint}
          rows={3}
          maxLength={LONGEST_BANK_ACCOUNT}
          value={transferTo}
          onChange={(change) => setTransferTo(change.target.value)}
        />
        <TextField
          name="registrationNo"
          label={t.registrationNo}
          value={registrationNo}
          error={isWrong ? t.registrationNoError : undefined}
          onChange={(change) => setRegistrationNo(change.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {t.save}
        </Button>
      </form>
    </Section>
  );
}
