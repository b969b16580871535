import { useState } from 'react';
import { LONGEST_BANK_ACCOUNT } from '#features/payments/transfers/transfers.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import { saveTerms, type TransferList } from '../bank-transfers.queries.ts';
import css from './transfer-card.module.css';

interface Props {
  readonly id: number;
  readonly terms: TransferList['terms'];
}

/** Whether players may pay by transfer, and to which account: of the organizer, for all tournaments. */
export function PlayersTerms({ id, terms }: Props) {
  const t = useText();
  const [accepts, setAccepts] = useState(terms.acceptsPlayers);
  const [transferTo, setTransferTo] = useState(terms.transferTo);
  const [isMissing, setMissing] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => saveTerms({ params: { id }, body: { transferTo, acceptsPlayers: accepts } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.transferSaved }),
  });
  return (
    <Section heading={t.transferTermsTitle} text={t.transferTermsText} card>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const missing = accepts && transferTo.trim() === '';
          setMissing(missing);
          if (!missing) void submit();
        }}
      >
        <CheckboxField
          name="acceptsPlayers"
          label={t.transferAccepts}
          checked={accepts}
          onChange={(change) => setAccepts(change.target.checked)}
        />
        <TextAreaField
          name="transferTo"
          label={t.transferAccount}
          hint={t.transferAccountHint}
          rows={3}
          maxLength={LONGEST_BANK_ACCOUNT}
          value={transferTo}
          error={isMissing ? t.transferAccountMissing : undefined}
          onChange={(change) => setTransferTo(change.target.value)}
        />
        <Button type="submit" variant="secondary" busy={isPending}>
          {t.transferSave}
        </Button>
      </form>
    </Section>
  );
}
