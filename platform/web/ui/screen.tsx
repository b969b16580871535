import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { usePlatformText } from '../i18n/platform-text.ts';
import { TitleSink, useHeadingFocus } from '../navigation/arrival.tsx';
import { markHydrated } from '../navigation/hydration.ts';
import { classNames } from './class-names.ts';
import css from './screen.module.css';

export type Back =
  | { readonly to: string; readonly label: string; readonly state?: unknown }
  | { readonly onClick: () => void; readonly label: string };

interface Props {
  /** The page's name in the browser, and its heading unless `heading` says otherwise. */
  readonly title: string;
  readonly heading?: ReactNode;
  readonly subtitle?: ReactNode;
  readonly back?: Back | undefined;
  /** A change of it (a wizard's step) counts as a new screen: to the top, focus on the heading. */
  readonly step?: string | number;
  /** `column` (default, 720 px) for reading and forms; `wide` for tables and brackets. */
  readonly width?: 'column' | 'wide';
  readonly align?: 'start' | 'center';
  /** The heading is read aloud but not shown, where the screen has its own banner. */
  readonly hideHeading?: boolean;
  readonly children: ReactNode;
}

/** The frame of every screen: page title, way back, the one h1, content. */
export function Screen(props: Props) {
  const { title, heading = title, subtitle, back, step, width = 'column', align, children } = props;
  const h1 = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(h1, step);
  usePageTitle(title);
  return (
    <div className={classNames(css.screen, width === 'wide' && css.wide, align && css[align])}>
      <header className={classNames(css.head, props.hideHeading && 'visually-hidden')}>
        {back ? <BackLink back={back} /> : null}
        <h1 ref={h1} tabIndex={-1} className={css.heading}>
          {heading}
        </h1>
        {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
      </header>
      {children}
    </div>
  );
}

function BackLink({ back }: { back: Back }) {
  const content = (
    <>
      <ChevronLeft aria-hidden="true" />
      {back.label}
    </>
  );
  return 'to' in back ? (
    <Link className={css.back} to={back.to} state={back.state}>
      {content}
    </Link>
  ) : (
    <button type="button" className={css.back} onClick={back.onClick}>
      {content}
    </button>
  );
}

function usePageTitle(title: string) {
  const { product } = usePlatformText();
  const whole = title === product ? product : `${title} · ${product}`;
  use(TitleSink)?.(whole);
  useEffect(() => {
    document.title = whole;
    markHydrated();
  }, [whole]);
}
