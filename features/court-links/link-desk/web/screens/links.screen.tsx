import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import ScanLine from 'lucide-react/icons/scan-line';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router';
import { DeskFrame } from '#features/day/web/components/desk-frame.tsx';
import { useCourtName } from '#features/day/web/hooks/use-court-name.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { CourtLinkList } from '../components/court-links.tsx';
import { CourtSheets } from '../components/court-sheets.tsx';
import { SlipSheets } from '../components/slip-sheets.tsx';
import { Slips } from '../components/slips.tsx';
import { useLinks } from '../hooks/use-links.ts';
import { type Links, linksQuery, type PrintedSlip } from '../link-desk.queries.ts';
import { useText } from '../link-desk.text.ts';

/** The links of courts and slips: made, shown, printed and ended by the desk (next.md, C1). */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(linksQuery(id));
  return (
    <DeskFrame
      id={id}
      title={t.title[courtKind(query.data?.sport)]}
      query={query}
      back={{ to: `/organizer/tournaments/${id}/day`, label: t.backToDay }}
    >
      {(links) => <Body id={id} links={links} />}
    </DeskFrame>
  );
}

function Body({ id, links }: { readonly id: number; readonly links: Links }) {
  const t = useText();
  const writes = useLinks(id);
  const courtName = useCourtName(links.sport);
  const word = courtKind(links.sport);
  const [slips, setSlips] = useState<readonly PrintedSlip[]>([]);
  const [sheet, setSheet] = useState<'courts' | 'slips'>('courts');
  const made = writes.madeOf(links);
  const here = `/organizer/tournaments/${id}/day`;
  // The printer takes what the page holds at this moment.
  const print = (what: 'courts' | 'slips') => {
    flushSync(() => setSheet(what));
    window.print();
  };
  return (
    <>
      {links.isClosed ? (
        <InlineNotice tone="warning" title={t.closedTitle}>
          {t.closedText}
        </InlineNotice>
      ) : (
        <p>{t.intro[word]}</p>
      )}
      <CardLink
        to={`${here}/scan`}
        // Another page: only its own may use the camera.
        reloadDocument
        icon={<ScanLine />}
        title={t.toScan}
        text={t.toScanText}
      />
      <Section heading={t.courts[word]}>
        {links.courts.length === 0 ? (
          <EmptyState
            title={t.noCourts[word]}
            text={t.noCourtsText[word]}
            action={
              <LinkButton variant="secondary" to={`${here}/courts`}>
                {t.toCourts[word]}
              </LinkButton>
            }
          />
        ) : null}
        {links.isClosed ? null : <MakeMany links={links} writes={writes} />}
        {made.length > 0 ? (
          <InlineNotice
            title={t.madeTitle(made.length)}
            action={
              <Button icon={<Printer aria-hidden="true" />} onClick={() => print('courts')}>
                {t.print}
              </Button>
            }
          >
            {t.madeText}
          </InlineNotice>
        ) : null}
        <CourtLinkList links={links} writes={writes} />
      </Section>
      <Slips
        id={id}
        links={links}
        made={slips}
        onMade={(fresh) => {
          flushSync(() => setSlips(fresh));
          print('slips');
        }}
        onPrint={() => print('slips')}
      />
      {sheet === 'courts' && made.length > 0 ? (
        <CourtSheets links={links} made={made} courtName={courtName} />
      ) : null}
      {sheet === 'slips' && slips.length > 0 ? <SlipSheets links={links} slips={slips} /> : null}
    </>
  );
}

interface ManyProps {
  readonly links: Links;
  readonly writes: ReturnType<typeof useLinks>;
}

/** Links for every court that has none, or new ones for all of them. */
function MakeMany({ links: { courts }, writes }: ManyProps) {
  const t = useText();
  const [asked, setAsked] = useState(false);
  const missing = courts.filter(({ link }) => !link);
  if (courts.length === 0) return null;
  if (missing.length > 0) {
    return (
      <Button full busy={writes.isPending} onClick={() => void writes.make(missing)}>
        {t.makeMissing(missing.length)}
      </Button>
    );
  }
  return (
    <>
      <Button full variant="secondary" busy={writes.isPending} onClick={() => setAsked(true)}>
        {t.makeAll}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.makeAllTitle}
        confirmLabel={t.makeAll}
        danger
        onConfirm={() => {
          setAsked(false);
          void writes.make(courts);
        }}
        onCancel={() => setAsked(false)}
      >
        {t.makeAllText}
      </ConfirmDialog>
    </>
  );
}
