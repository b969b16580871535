import { useState } from 'react';
import { dayInJapan } from '#platform/shared/format.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { MEMBER_READS } from '../../../joining/web/joining.queries.ts';
import { type Merge, undoMerge } from '../merging.queries.ts';
import { useText } from '../merging.text.ts';

interface Props {
  readonly merges: readonly Merge[];
  readonly label: string;
  /** They are of several groups. */
  readonly namesGroup?: boolean;
}

/** Merged members, each with a button that undoes the merge after a confirmation. */
export function MergeList({ merges, label, namesGroup = false }: Props) {
  const t = useText();
  const format = useFormat();
  const [asked, setAsked] = useState<Merge | null>(null);
  const { submit, isPending } = useSubmit({
    send: ({ groupId, memberId }: Merge) => undoMerge({ params: { id: groupId, memberId } }),
    reads: MEMBER_READS,
    words: t,
    onSuccess: (_, { name }) => notify({ title: t.undoDone, description: t.undoDoneText(name) }),
  });
  const describe = ({ groupName, linked, into, undoUntil }: Merge) => {
    const until = t.until(format.shortDate(dayInJapan(new Date(undoUntil))));
    // On the own page all are merged with the reader.
    const what = namesGroup ? groupName : linked ? t.linkedTo(into) : t.mergedInto(into);
    return format.facts([what, until]);
  };
  return (
    <>
      <List label={label}>
        {merges.map((merge) => (
          <ListRow
            key={merge.memberId}
            start={<Avatar name={merge.name} size="small" />}
            title={merge.name}
            text={describe(merge)}
            end={
              <Button
                variant="secondary"
                aria-label={t.undoOf(merge.name)}
                onClick={() => setAsked(merge)}
              >
                {t.undo}
              </Button>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== null}
        title={asked ? t.undoQuestion(asked.name) : ''}
        confirmLabel={t.undo}
        busy={isPending}
        onConfirm={() => asked && void submit(asked).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      >
        {asked?.linked
          ? t.undoLinkedExplained(asked.name, asked.into)
          : t.undoMergedExplained(asked?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}
