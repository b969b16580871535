import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import {
  type Announcement,
  CONSOLE_READS,
  publishAnnouncement,
  withdrawAnnouncement,
} from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import { AnnouncementDialog } from './announcement-dialog.tsx';
import css from './console.module.css';

const TONES = { draft: 'amber', published: 'green', withdrawn: 'neutral' } as const;

/** One announcement in both languages, the reader's first. */
export function AnnouncementCard({ announcement }: { readonly announcement: Announcement }) {
  const t = useText();
  const format = useFormat();
  const { language } = useLanguage();
  const other = language === 'ja' ? 'en' : 'ja';
  const titles = { en: announcement.titleEn, ja: announcement.titleJa };
  const [editing, setEditing] = useState(false);
  const { state, publishedAt, createdAt } = announcement;
  const published = state === 'published';
  const { submit, isPending } = useSubmit({
    send: published ? withdrawAnnouncement : publishAnnouncement,
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => notify({ title: published ? t.withdrawn : t.published }),
  });
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <h2 className={css.name} lang={language}>
          {titles[language]}
        </h2>
        <Badge tone={TONES[state]}>{t.announcementStates[state]}</Badge>
      </div>
      <p lang={other}>{titles[other]}</p>
      <p className={css.small}>{format.dateTime(publishedAt ?? createdAt)}</p>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => setEditing(true)}>
          {t.edit}
        </Button>
        <Button
          variant={published ? 'secondary' : 'primary'}
          busy={isPending}
          onClick={() => void submit({ params: { id: announcement.id } })}
        >
          {published ? t.withdraw : t.publish}
        </Button>
      </div>
      <AnnouncementDialog
        open={editing}
        onClose={() => setEditing(false)}
        announcement={announcement}
      />
    </Card>
  );
}
