import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { overviewQuery } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

const SECTIONS = [
  ['applications', '/operator', 'pendingApplications'],
  ['announcements', '/operator/announcements', null],
  ['accounts', '/operator/accounts', null],
  ['tournaments', '/operator/tournaments', null],
  ['mails', '/operator/mails', 'undeliveredMails'],
  ['refunds', '/operator/refunds', 'pendingRefunds'],
  ['business', '/operator/business', 'missingBusiness'],
  ['log', '/operator/log', null],
] as const;

export type ConsoleSection = (typeof SECTIONS)[number][0];

interface Props {
  readonly section: ConsoleSection;
  readonly children: ReactNode;
}

/** The frame of every page of the console: its sections, each with the number of waiting items. */
export function Console({ section, children }: Props) {
  const t = useText();
  const { data, isPending } = useQuery(overviewQuery);
  const sections = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the last sections are outside the screen, and counts widen the sections before them.
    if (isPending) return;
    const here = sections.current?.querySelector('[aria-current=page]');
    here?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isPending]);
  return (
    <Frame
      title={`${t[section]} – ${t.title}`}
      heading={t[section]}
      back={{ to: '/', label: t.backHome }}
      width="wide"
    >
      <nav ref={sections} aria-label={t.sections} className={css.sections}>
        {SECTIONS.map(([name, to, count]) => {
          const waiting = count ? (data?.[count] ?? 0) : 0;
          return (
            <NavLink key={name} to={to} end className={css.section ?? ''}>
              {t[name]}
              {waiting > 0 ? (
                <span className={css.count}>
                  <span aria-hidden="true">{waiting}</span>
                  <span className="visually-hidden">{t.waiting(waiting)}</span>
                </span>
              ) : null}
            </NavLink>
          );
        })}
      </nav>
      {section === 'applications' && data?.missingBusiness ? (
        <InlineNotice
          tone="warning"
          title={t.businessMissingTitle}
          action={
            <LinkButton to="/operator/business" variant="secondary">
              {t.fillIn}
            </LinkButton>
          }
        >
          {t.businessMissingText}
        </InlineNotice>
      ) : null}
      {children}
    </Frame>
  );
}
