import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { type Group, groupGone, removeGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import css from './group-form.module.css';

/** Deletes the group for everybody, after the browser's confirmation (spec section 2.8). */
export function DeleteGroup({ group: { id, name } }: { readonly group: Group }) {
  const t = useText();
  const format = useFormat();
  const leadOn = useLeadOn();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const goOn = () => {
    void leadOn('/group-registered');
    return groupGone(id);
  };
  const { submit, isPending } = useSubmit({
    send: () => removeGroup({ params: { id } }),
    words: t,
    onSuccess: () => {
      notify({ title: t.deletedTitle, description: t.deletedText(name) });
      return goOn();
    },
    onRefusal: ({ code, details }) => {
      if (code === 'APPLICATIONS_OPEN') {
        setOpenAt(String(details?.tournament));
        return true;
      }
      notify({ title: t.notFoundTitle, description: t.notFoundText, variant: 'destructive' });
      return goOn();
    },
  });
  const remove = () => {
    if (window.confirm(t.deleteQuestion(name))) void submit();
  };
  return (
    <>
      {/* Above: below the last button of the page the footer would hide it. */}
      {openAt === null ? null : (
        <InlineNotice
          tone="error"
          title={t.applicationsOpenTitle}
          action={<LinkButton to={`/group-applications/${id}`}>{t.teamApplications}</LinkButton>}
        >
          {t.applicationsOpenText(format.name(openAt))}
        </InlineNotice>
      )}
      <Button
        variant="danger"
        className={css.apart}
        icon={<Trash2 />}
        onClick={remove}
        busy={isPending}
        busyLabel={t.deleting}
      >
        {t.deleteGroup}
      </Button>
    </>
  );
}
