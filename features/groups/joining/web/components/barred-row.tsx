import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { type Barred, MEMBER_READS, readmit } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';

interface Props {
  readonly groupId: number;
  readonly person: Barred;
}

/** A person who cannot join with the code, and the button that lets them in again. */
export function BarredRow({ groupId, person: { memberId, name, since } }: Props) {
  const t = useText();
  const format = useFormat();
  const { submit, isPending } = useSubmit({
    send: () => readmit({ params: { id: groupId, memberId } }),
    reads: MEMBER_READS,
    words: t,
    onSuccess: () => notify({ title: t.readmitDone, description: t.readmitDoneText(name) }),
  });
  return (
    <ListRow
      start={<Avatar name={name} size="small" />}
      title={name}
      text={t.barredSince(format.shortDate(dayInJapan(new Date(since))))}
      end={
        <Button
          variant="secondary"
          aria-label={t.readmitOf(name)}
          onClick={() => void submit()}
          busy={isPending}
        >
          {t.readmit}
        </Button>
      }
    />
  );
}
