import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useOwnEdit } from '#platform/web/forms/use-own-edit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import { saveTerms, type TransferList } from '../bank-transfers.queries.ts';
import { useAccountEdit } from '../hooks/use-account-edit.ts';
import { AccountField } from './account-field.tsx';
import css from './transfer-card.module.css';

interface Props {
  readonly id: number;
  readonly terms: TransferList['terms'];
}

/** What was typed, and nothing else: the same terms are on another screen, too. */
type Typed = Parameters<typeof saveTerms>[0]['body'];

/** Whether players may pay by transfer, and to which account: of the organizer, for all tournaments. */
export function PlayersTerms({ id, terms }: Props) {
  const t = useText();
  const accepts = useOwnEdit({ stored: terms.acceptsPlayers, version: terms.acceptsPlayers });
  const account = useAccountEdit(terms.transferTo);
  const [isMissing, setMissing] = useState(false);
  const { submit, isPending } = useSubmit({
    send: (body: Typed) => saveTerms({ params: { id }, body }),
    reads: ['organizer'],
    words: t,
    onSuccess: (_saved, body) => {
      account.accept(body);
      const { acceptsPlayers } = body;
      if (acceptsPlayers !== undefined) accepts.saved(acceptsPlayers, acceptsPlayers);
      notify({ title: t.transferSaved });
    },
    onRefusal: account.onRefusal,
  });
  const save = () => {
    const missing = accepts.value && account.value.trim() === '';
    setMissing(missing);
    if (missing) return;
    const acceptsPlayers = accepts.isTyped ? { acceptsPlayers: accepts.value } : {};
    void submit({ ...account.toSend(), ...acceptsPlayers });
  };
  return (
    <Section heading={t.transferTermsTitle} text={t.transferTermsText} card>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <CheckboxField
          name="acceptsPlayers"
          label={t.transferAccepts}
          checked={accepts.value}
          onChange={(change) => accepts.change(change.target.checked)}
        />
        <AccountField
          edit={account}
          error={isMissing ? t.transferAccountMissing : undefined}
          isPending={isPending}
        />
        <Button type="submit" variant="secondary" busy={isPending} disabled={account.isOvertaken}>
          {t.transferSave}
        </Button>
      </form>
    </Section>
  );
}
