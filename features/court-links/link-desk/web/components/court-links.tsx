import { useState } from 'react';
import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { useLinks } from '../hooks/use-links.ts';
import type { CourtLinks, Links, MadeLink } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';
import css from './link-desk.module.css';
import { LinkDialog } from './link-dialog.tsx';

interface Props {
  readonly links: Links;
  readonly writes: ReturnType<typeof useLinks>;
}

/** Every court with its link: made, used, ended. */
export function CourtLinkList({ links, writes }: Props) {
  const [shown, setShown] = useState<string | null>(null);
  const made = writes.madeOf(links);
  const opened = made.find(({ linkId }) => linkId === shown);
  return (
    <>
      <UnmarkedList className={css.list}>
        {links.courts.map((court) => (
          <Row
            key={court.courtId}
            links={links}
            court={court}
            writes={writes}
            made={made.find(({ courtId }) => courtId === court.courtId) ?? null}
            onShow={setShown}
          />
        ))}
      </UnmarkedList>
      {opened ? (
        <LinkDialog sport={links.sport} made={opened} onClose={() => setShown(null)} />
      ) : null}
    </>
  );
}

interface RowProps extends Props {
  readonly court: CourtLinks;
  readonly made: MadeLink | null;
  readonly onShow: (linkId: string) => void;
}

function Row({ links, court, writes, made, onShow }: RowProps) {
  const t = useText();
  const name = useCourtName(links.sport)(court.name);
  const [asked, setAsked] = useState<'remake' | 'end' | null>(null);
  const { link } = court;
  const make = async () => {
    setAsked(null);
    const answer = await writes.make([court]);
    const [fresh] = answer?.made ?? [];
    if (fresh) onShow(fresh.linkId);
  };
  const end = () => {
    setAsked(null);
    if (link) void writes.end(link.id);
  };
  return (
    <Card as="li" tone="plain" className={css.row}>
      <div className={css.words}>
        <h3 className={css.court}>
          <bdi>{name}</bdi>
        </h3>
        <Use court={court} />
      </div>
      {links.isClosed ? null : (
        <div className={css.actions}>
          {made ? (
            <Button aria-label={t.showOf(name)} onClick={() => onShow(made.linkId)}>
              {t.show}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            aria-label={link ? t.remakeOf(name) : t.makeOf(name)}
            aria-disabled={writes.isPending}
            onClick={() => (link ? setAsked('remake') : void make())}
          >
            {link ? t.remake : t.make}
          </Button>
          {link ? (
            <Button
              variant="quiet"
              aria-label={t.endOf(name)}
              disabled={writes.isPending}
              onClick={() => setAsked('end')}
            >
              {t.end}
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'end' ? t.endTitle(name) : t.remakeTitle(name)}
        confirmLabel={asked === 'end' ? t.end : t.remake}
        danger
        onConfirm={() => (asked === 'end' ? end() : void make())}
        onCancel={() => setAsked(null)}
      >
        {asked === 'end' ? t.endText : t.remakeText}
      </ConfirmDialog>
    </Card>
  );
}

function Use({ court: { link } }: { readonly court: CourtLinks }) {
  const t = useText();
  const format = useFormat();
  if (!link) return <p className={css.small}>{t.noLink}</p>;
  const { madeAt, usedAt, scoring, devices } = link;
  return (
    <>
      <p className={css.small}>
        {usedAt ? t.used(format.clockTime(usedAt)) : t.unused(format.clockTime(madeAt))}
      </p>
      {scoring ? (
        <p>
          <Badge tone="green">{t.scoring(scoring.name)}</Badge>
        </p>
      ) : null}
      {devices > 1 ? (
        <p>
          <Badge tone="amber">{t.devices(devices)}</Badge>
        </p>
      ) : null}
    </>
  );
}
