import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { AnnouncementCard } from '../components/announcement-card.tsx';
import { AnnouncementDialog } from '../components/announcement-dialog.tsx';
import { Console } from '../components/console.tsx';
import { Feed } from '../components/feed.tsx';
import { announcementsQuery } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

/** News for everybody: drafts, published and withdrawn ones. */
export function Screen() {
  const t = useText();
  const [writing, setWriting] = useState(false);
  const query = useQuery(announcementsQuery);
  return (
    <Console section="announcements">
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => setWriting(true)}>
          {t.newAnnouncement}
        </Button>
      </div>
      <AnnouncementDialog open={writing} onClose={() => setWriting(false)} />
      <Feed
        label={t.announcements}
        query={query}
        items={query.data}
        empty={{ title: t.noAnnouncements, text: t.noAnnouncementsText }}
      >
        {(announcement) => <AnnouncementCard key={announcement.id} announcement={announcement} />}
      </Feed>
    </Console>
  );
}
