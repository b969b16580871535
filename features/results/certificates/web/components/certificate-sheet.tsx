import type { CSSProperties } from 'react';
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

/** A certificate on A4 landscape; every size follows from the width of the sheet, so that paper and preview are the same. */
export function CertificateSheet({ template, recipient, tournament, mark }: Props) {
  const { language, isVertical, title, signer } = template;
  const words = certificateWords(template, recipient, tournament);
  const longest = Math.max(...words.names.map(lengthOf));
  const size = { '--letters': Math.max(longest, 8), '--names': words.names.length };
  return (
    <article className={css.sheet} lang={language} style={size as CSSProperties}>
      <div className={isVertical ? css.vertical : css.horizontal} data-language={language}>
        <h2 className={css.title}>{title}</h2>
        <div className={css.what}>
          {isVertical || language === 'ja' ? <p className={css.event}>{words.event}</p> : null}
          {language === 'ja' ? <p className={css.place}>{words.place}</p> : null}
        </div>
        <Who words={words} />
        <p className={css.body}>{words.body}</p>
        <p className={css.date}>{words.date}</p>
        <p className={css.signer}>{signer}</p>
      </div>
      {mark ? <p className={css.mark}>{mark}</p> : null}
    </article>
  );
}

function Who({ words: { names, club, honorific } }: { readonly words: CertificateWords }) {
  return (
    <div className={css.who}>
      {club ? <p className={css.club}>{club}</p> : null}
      {names.map((name) => (
        <p key={name} className={css.name}>
          <bdi>{name}</bdi>
          {honorific ? <span className={css.honorific}>{honorific}</span> : null}
        </p>
      ))}
    </div>
  );
}

/** Letters of full width; others count half. */
function lengthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter < '\u2000' ? 0.55 : 1), 1.5);
}
