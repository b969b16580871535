/** Correcting the own profile. */
export const profileMessages = {
  title: 'Change your profile',
  back: 'My Page',
  fullName: 'Full name',
  fullNameHint: 'As it should appear in tournament lists',
  reading: 'Furigana',
  readingHint:
    'A space between family and given name. If you leave it empty, that of your school’s list is used.',
  nickname: 'Nickname',
  club: 'School or club',
  clubHint: 'It appears beside your name in tournament lists and draws.',
  prefecture: 'Prefecture',
  choosePrefecture: 'Select a prefecture',
  phone: 'Phone number',
  staysTitle: 'What stays as it is',
  stays:
    'Draws that are published and final results keep the name that they have. On the list of a club its coach corrects your name, grade, gender and registration number.',
  age: 'Age and guardian',
  ageText: 'Your answer about your age is changed there',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Your profile has been saved',
  demoTitle: 'This is the demo account',
  demoText:
    'Everybody who tries the app shares it, so its profile stays as it is. In an account of your own you can correct it.',
  errors: {
    nameShort: 'Name must be at least 2 characters',
    readingWrong: 'Please write the furigana in hiragana or katakana',
    prefectureMissing: 'Please select a prefecture',
    phoneInvalid: 'Please enter a valid phone number',
    tooLong: 'This is too long',
  },
};
