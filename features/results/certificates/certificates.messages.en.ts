/** Messages of certificates. */
export const certificatesMessages = {
  title: 'Certificates',
  back: 'End and results',
  backToResults: 'Results',
  text: 'One certificate for each place, on A4 landscape.',
  sampleText: 'This is how the certificates look. The organizer prints them with the whole names.',
  sample: 'Sample',
  noneTitle: 'Nobody has a place yet',
  noneText: 'Certificates appear as soon as places are decided.',
  count: (count: number) => (count === 1 ? '1 certificate' : `${count} certificates`),
  whose: 'Certificate of',
  recipient: (event: string, place: number, names: readonly string[]) =>
    `${event}, ${place}: ${names.join(', ')}`,
  language: 'Language of the certificate',
  languages: { en: 'English', ja: 'Japanese' },
  direction: 'Direction of the text',
  directions: { horizontal: 'Horizontal', vertical: 'Vertical (Japanese)' },
  titleLabel: 'Title',
  bodyLabel: 'Text',
  bodyHint:
    'In the place of {tournament}, {event}, {place}, {name} and {club} stands what fits each certificate.',
  signerLabel: 'Given by',
  signerHint: 'Organization, office and name',
  upToLabel: 'Certificates up to place',
  wrong: 'Please fill this in; not too long.',
  save: 'Store the text',
  saved: 'Stored',
  reset: 'Back to the usual text',
  print: 'Print',
  failedTitle: 'Could not do this',
  failures: {
    TEMPLATE_CHANGED:
      'Somebody else has stored another text. It is shown once you reload the page.',
  },
};
