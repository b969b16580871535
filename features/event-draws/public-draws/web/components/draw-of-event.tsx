import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { dataOf } from '#platform/web/api/read.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useDrawName } from '../hooks/use-draw-name.ts';
import { useFirstStageName, useStageName } from '../hooks/use-stage-name.ts';
import { type PublicDraw, publicDrawQuery } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';
import css from './draw-picture.module.css';
import { EarlierDraws } from './earlier-draws.tsx';
import { EndedEarly } from './ended-early.tsx';
import { Cancelled, drawRefused } from './page-states.tsx';
import { PublishedDraw } from './published-draw.tsx';

/** The draw of an event, for everybody: to find a child, to print, and to check that it was drawn by lot. */
export function DrawOfEvent() {
  const t = useText();
  const format = useFormat();
  const nameOf = useDrawName();
  const { id, eventId } = useParams();
  const params = { id: Number(id), eventId: Number(eventId) };
  const query = useQuery(publicDrawQuery(params));
  const data = dataOf(query);
  const where = data
    ? [format.name(data.tournament.name), format.dayWithWeekday(data.tournament.eventDate)]
    : [];
  return (
    <Frame
      title={t.title}
      heading={data && t.heading(nameOf(data.event))}
      subtitle={data ? <FactsLine facts={where} /> : undefined}
      width="wide"
      back={{ to: `/tournaments/${params.id}/draws`, label: t.backToDraws }}
    >
      <Loaded query={query} count={5} refused={drawRefused}>
        {(drawn) => (
          <>
            {drawn.tournament.isCancelled ? <Cancelled /> : null}
            {drawn.tournament.endedEarly ? <EndedEarly why={drawn.tournament.endedEarly} /> : null}
            <DrawStages data={drawn} heading={format.facts([nameOf(drawn.event), ...where])} />
          </>
        )}
      </Loaded>
    </Frame>
  );
}

interface StagesProps {
  readonly data: PublicDraw;
  /** At the head of the printed pages. */
  readonly heading: string;
}

/** The stages of an event, one at a time: the one that the address names. */
export function DrawStages(props: StagesProps) {
  return (
    <PlayedSport value={props.data.tournament.sport}>
      <Stages {...props} />
    </PlayedSport>
  );
}

function Stages({ data, heading }: StagesProps) {
  const t = useText();
  const format = useFormat();
  const stageName = useStageName();
  const firstName = useFirstStageName();
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const { event, further } = data;
  if (further.length === 0) {
    return <Stage stage={data} further={null} eventType={event.eventType} heading={heading} />;
  }
  const position = shownPosition(further, params.get('stage'));
  const own = further.find((one) => one.position === position) ?? null;
  const first = firstName(further);
  const choose = (stage: string) =>
    setParams(
      (before) => {
        before.set('stage', stage);
        return before;
      },
      { replace: true, state },
    );
  return (
    <SegmentedTabs
      label={t.stages}
      value={String(position)}
      onChange={choose}
      tabs={[
        { value: '0', label: first },
        ...further.map((one) => ({ value: String(one.position), label: stageName(one) })),
      ]}
    >
      <div className={css.stage}>
        <Stage
          key={position}
          stage={own ?? data}
          further={own}
          eventType={event.eventType}
          heading={format.facts([own ? stageName(own) : first, heading])}
        />
      </div>
    </SegmentedTabs>
  );
}

/** The stage that the address names; otherwise the first that is out after groups. A consolation is beside its draw, not after. */
function shownPosition(further: PublicDraw['further'], wanted: string | null): number {
  const known = [0, ...further.map(({ position }) => position)];
  const named = known.find((position) => String(position) === wanted);
  return named ?? further.find(({ draw, places }) => draw && places)?.position ?? 0;
}

interface StageProps {
  readonly stage: Pick<PublicDraw, 'draw' | 'withdrawn' | 'earlier'>;
  /** Null for the first stage. */
  readonly further: PublicDraw['further'][number] | null;
  readonly eventType: PublicDraw['event']['eventType'];
  /** At the head of the printed pages. */
  readonly heading: string;
}

/** One stage of an event: its published draw, or why there is none. */
function Stage({ stage: { draw, withdrawn, earlier }, further, eventType, heading }: StageProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {withdrawn ? (
        <InlineNotice tone="warning" title={t.withdrawnTitle}>
          <p>{t.withdrawnText(withdrawn.number, format.dateTime(withdrawn.at))}</p>
          <p>{t.reasonIs(withdrawn.reason)}</p>
        </InlineNotice>
      ) : null}
      {draw ? (
        <PublishedDraw
          draw={draw}
          eventType={eventType}
          heading={heading}
          isMain={further?.isMain ?? false}
        />
      ) : null}
      {draw || withdrawn ? null : <EmptyState title={t.noneTitle} text={t.noneText} />}
      <EarlierDraws draws={earlier} />
    </>
  );
}
