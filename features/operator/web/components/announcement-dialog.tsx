import { useState } from 'react';
import { pick } from '#platform/shared/merge-edit.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useEditBase } from '#platform/web/forms/use-edit-base.ts';
import { AFTER_SAVE, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ClashNotice } from '#platform/web/ui/clash-notice.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import {
  ANNOUNCEMENT_FIELDS,
  type AnnouncementForm,
  announcementSchema,
} from '../../announcements/announcements.form.ts';
import {
  type Announcement,
  CONSOLE_READS,
  changeAnnouncement,
  writeAnnouncement,
} from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The announcement to change; without it, a new one is written. */
  readonly announcement?: Announcement;
}

const EMPTY = { titleEn: '', titleJa: '', bodyEn: '', bodyJa: '' };

/** Writes or changes an announcement; what was typed survives when the dialog is closed by mistake. */
export function AnnouncementDialog({ open, onClose, announcement }: Props) {
  const t = useText();
  const { form, save, isPending, theirs } = useAnnouncement(announcement, onClose);
  const error = (name: keyof typeof EMPTY) => form.errorOf(name, t.announcementErrors);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={announcement ? t.editAnnouncement : t.newAnnouncement}
      actions={
        <Button busy={isPending} onClick={() => void save()}>
          {announcement ? t.save : t.saveDraft}
        </Button>
      }
    >
      <div className={css.form}>
        <TheirWords theirs={theirs} />
        <TextField
          {...form.register('titleEn')}
          label={t.titleEn}
          error={error('titleEn')}
          lang="en"
          required
        />
        <TextAreaField
          {...form.register('bodyEn')}
          label={t.bodyEn}
          error={error('bodyEn')}
          lang="en"
        />
        <TextField
          {...form.register('titleJa')}
          label={t.titleJa}
          error={error('titleJa')}
          lang="ja"
          required
        />
        <TextAreaField
          {...form.register('bodyJa')}
          label={t.bodyJa}
          error={error('bodyJa')}
          lang="ja"
        />
      </div>
    </Dialog>
  );
}

/** The values that somebody else has saved meanwhile in the same fields. */
function TheirWords({ theirs }: { readonly theirs: Partial<AnnouncementForm> }) {
  const t = useText();
  const changed = ANNOUNCEMENT_FIELDS.filter((field) => theirs[field] !== undefined);
  if (changed.length === 0) return null;
  return (
    // The key mounts a new notice for each conflict, which scrolls into view.
    <ClashNotice key={JSON.stringify(theirs)} title={t.clashTitle}>
      <p>{t.clashText}</p>
      <Facts facts={changed.map((field) => [t[field], theirs[field] || t.nothing])} />
    </ClashNotice>
  );
}

/** The form, and saving it: a new announcement as a draft, a changed one with the values that it started from. */
function useAnnouncement(announcement: Announcement | undefined, onSaved: () => void) {
  const t = useText();
  const [theirs, setTheirs] = useState<Partial<AnnouncementForm>>({});
  const shown = announcement ? pick(announcement, ANNOUNCEMENT_FIELDS) : EMPTY;
  const form = useZodForm(announcementSchema, {
    defaults: shown,
    // Another operator may have changed it since the list was shown.
    follow: announcement !== undefined,
  });
  const { base, accept } = useEditBase(form, shown);

  const clash = (changed: Partial<AnnouncementForm>) => {
    setTheirs(changed);
    // Saving again after reading the notice replaces these values.
    accept(changed);
    for (const field of ANNOUNCEMENT_FIELDS.filter((one) => changed[one] !== undefined)) {
      form.setError(field, { type: 'server', message: 'changedMeanwhile' });
    }
  };
  const { submit, isPending } = useSubmit({
    send: (words: AnnouncementForm, id) =>
      announcement
        ? changeAnnouncement({
            params: { id: announcement.id },
            body: { announcement: words, was: base },
          })
        : writeAnnouncement({ body: { id, announcement: words } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: (_, words) => {
      notify({ title: t.saved });
      setTheirs({});
      form.reset(announcement ? words : EMPTY, AFTER_SAVE);
      onSaved();
    },
    onRefusal: ({ code, details }) => {
      if (code !== 'ANNOUNCEMENT_CHANGED') return false;
      clash(details as typeof theirs);
      return true;
    },
  });
  return { form, save: form.handleSubmit(submit), isPending, theirs };
}
