import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { announcementSchema } from '../../announcements/announcements.form.ts';
import { type Announcement, changeAnnouncement, writeAnnouncement } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';
import { useChange } from './use-change.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The one to change; a new one is written without. */
  readonly announcement?: Announcement;
}

const EMPTY = { titleEn: '', titleJa: '', bodyEn: '', bodyJa: '' };

/** Writes or changes an announcement; what was typed stays while the dialog is closed by mistake. */
export function AnnouncementDialog({ open, onClose, announcement }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [id, setId] = useState(() => newId());
  const form = useZodForm(announcementSchema, {
    defaults: announcement ?? EMPTY,
    // Another operator may have changed it since the list was drawn.
    follow: announcement !== undefined,
  });
  const error = (name: keyof typeof EMPTY) => form.errorOf(name, t.announcementErrors);
  const save = form.handleSubmit(async ({ titleEn, titleJa, bodyEn, bodyJa }) => {
    const words = { titleEn, titleJa, bodyEn, bodyJa };
    const saved = await change(() =>
      announcement
        ? changeAnnouncement({ params: { id: announcement.id }, body: { announcement: words } })
        : writeAnnouncement({ body: { id, announcement: words } }),
    );
    if (!saved) return;
    notify({ title: t.saved });
    form.reset(announcement ? words : EMPTY);
    setId(newId());
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={announcement ? t.editAnnouncement : t.newAnnouncement}
      actions={
        <Button busy={busy} onClick={() => void save()}>
          {announcement ? t.save : t.saveDraft}
        </Button>
      }
    >
      <div className={css.form}>
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
