import type { CSSProperties, ReactNode } from 'react';
import type { Results } from '../../../results.contract.ts';
import {
  type CertificateWords,
  certificateWords,
  type Recipient,
  type TemplateText,
} from '../../certificates.words.policy.ts';
import css from './certificate-sheet.module.css';

interface Props {
  readonly template: TemplateText;
  readonly recipient: Recipient;
  readonly tournament: Results['tournament'];
  /** Across the sheet, where it is not one to be given. */
  readonly mark?: string;
}

/** A certificate on A4 landscape; every size follows from the width of the sheet, so that paper and preview are the same (but for a short text on a phone). */
export function CertificateSheet({ template, recipient, tournament, mark }: Props) {
  const { language, isVertical, title, signer } = template;
  const words = certificateWords(template, recipient, tournament);
  const upright = isVertical ? withUprightNumbers : (text: string) => text;
  const longest = Math.max(...words.names.map(lengthOf));
  const size = {
    '--letters': Math.max(longest, 8),
    '--names': words.names.length,
    '--body': lengthOf(words.body),
  };
  return (
    <article className={css.sheet} lang={language} style={size as CSSProperties}>
      <div className={isVertical ? css.vertical : css.horizontal} data-language={language}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.what}>
          {language === 'ja' ? <p className={css.event}>{upright(words.event)}</p> : null}
          {language === 'ja' ? <p className={css.place}>{words.place}</p> : null}
        </div>
        <Who words={words} upright={upright} />
        <p className={css.body}>{upright(words.body)}</p>
        <p className={css.date}>{words.date}</p>
        <p className={css.signer}>{upright(signer)}</p>
      </div>
      {/* Pale on purpose, and so a picture instead of a text: the screen says in words what the sheets are. */}
      {mark ? <p className={css.mark} data-mark={mark} aria-hidden="true" /> : null}
    </article>
  );
}

/** In vertical text a number of one or two digits stands upright, as in 「第23回」. */
function withUprightNumbers(text: string): ReactNode {
  return text.split(/(?<!\d)(\d{1,2})(?!\d)/).map((part, at) => {
    // Every other part is a number; parts never change their places.
    const key = `${at} ${part}`;
    return at % 2 === 0 ? (
      part
    ) : (
      <span key={key} className={css.upright}>
        {part}
      </span>
    );
  });
}

interface WhoProps {
  readonly words: CertificateWords;
  readonly upright: (text: string) => ReactNode;
}

function Who({ words: { names, members, club, honorific }, upright }: WhoProps) {
  return (
    <div className={css.who}>
      {club ? <p className={css.club}>{upright(club)}</p> : null}
      {names.map((name) => (
        <p key={name} className={css.name}>
          <bdi>{name}</bdi>
          {honorific ? <span className={css.honorific}>{honorific}</span> : null}
        </p>
      ))}
      {members ? <p className={css.members}>{members}</p> : null}
    </div>
  );
}

/** Letters of full width; others count half. */
function lengthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter < '\u2000' ? 0.66 : 1.06), 1.7);
}
