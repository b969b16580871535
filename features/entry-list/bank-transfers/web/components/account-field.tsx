import { LONGEST_BANK_ACCOUNT } from '#features/payments/transfers/transfers.vocabulary.ts';
import { OvertakenNotice } from '#platform/web/ui/overtaken-notice.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import type { AccountEdit } from '../hooks/use-account-edit.ts';

interface Props {
  readonly edit: AccountEdit;
  readonly error?: string | undefined;
  readonly isPending: boolean;
}

/** The account to which the organizer is paid. Where somebody else has saved another one, its writer says which one stays. */
export function AccountField({ edit, error, isPending }: Props) {
  const t = useText();
  return (
    <>
      <TextAreaField
        name="transferTo"
        label={t.transferAccount}
        hint={t.transferAccountHint}
        rows={3}
        maxLength={LONGEST_BANK_ACCOUNT}
        value={edit.value}
        error={edit.isRefused ? t.transferAccountChanged : error}
        onChange={(change) => edit.change(change.target.value)}
      />
      {isPending ? null : <OvertakenNotice edit={edit} />}
    </>
  );
}
