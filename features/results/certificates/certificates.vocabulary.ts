/** The longest parts of a certificate's text. */
export const LONGEST_TITLE = 20;
export const LONGEST_BODY = 300;
export const LONGEST_SIGNER = 80;
/** Certificates are made for places up to this one. */
export const MOST_PLACES = 8;
