export const joiningMessages = {
  // For those who look after the group
  requestsTitle: 'Waiting for your answer',
  requestsText:
    'They entered the team code under a name that is on your list already. Ask them in person before you answer: the person you confirm gets the place on the list, with its practice records.',
  requests: 'Requests to join',
  askedAt: (time: string) => `Asked on ${time}`,
  listedAs: (place: number) => `Member ${place} on your list`,
  samePerson: 'It is this person',
  samePersonOf: (name: string) => `It is this person: ${name}`,
  newMember: 'Somebody else: add as a new member',
  newMemberOf: (name: string) => `Somebody else: add as a new member (${name})`,
  refuse: 'Refuse',
  refuseOf: (name: string) => `Refuse ${name}`,
  notFree: 'This name on your list is already taken, changed or removed.',
  answering: 'Saving…',
  samePersonDone: 'Confirmed',
  samePersonDoneText: (name: string) => `${name} is linked to the name on your list`,
  newMemberDone: 'Added',
  newMemberDoneText: (name: string) => `${name} is a new member at the end of the list`,
  refuseQuestion: (name: string) => `Refuse ${name}?`,
  refuseExplained:
    'They do not see the group and cannot join with the code again, unless you let them in later.',
  refuseDone: 'Refused',
  refuseDoneText: (name: string) => `${name} cannot join with the code`,

  // Invitations
  invite: 'Invite members',
  inviteTitle: 'Invite to the club',
  codeIs: 'Team Identification Code',
  inviteHint:
    'Anyone who scans the QR code or opens the link can join with this code, new players too.',
  link: 'Link of the invitation',
  qr: (group: string) => `QR code with the invitation to ${group}`,
  copy: 'Copy the invitation',
  copied: 'Invitation copied',
  line: 'Invite by LINE',
  inviteText: (group: string, code: string, address: string) =>
    `Join ${group} on RallyDays. Team Identification Code: ${code}\n${address}`,
  invitedTitle: 'Join a club',
  invitedText: 'The code of your invitation is filled in.',
  strangerText: (code: string) =>
    `You are invited with the code ${code}. It is filled in when you register.`,
  strangerBackText: (code: string) =>
    `You are invited with the code ${code}. After you have registered or logged in, you come back here to join.`,
  register: 'Register as a new player',
  logIn: 'I have an account: log in',

  // The code, and who cannot use it
  title: 'Team code and joining',
  text: 'Everybody who has the code can join the group. When it has got into the wrong hands, make a new one: the old one stops working, and nobody leaves the list.',
  nobodyWaits: 'Nobody is waiting for an answer.',
  renew: 'Make a new code',
  renewQuestion: 'Make a new team code?',
  renewExplained: (code: string) =>
    `${code} stops working immediately. Give the new code to everybody who has yet to join.`,
  renewDone: 'New team code',
  renewDoneText: (code: string) => `The team code is ${code} now`,
  barredTitle: 'Cannot join with the code',
  barredText:
    'People whom you remove or refuse cannot come back with the code. With another account they could. If you are not sure, make a new code.',
  barredNobody: 'Nobody. Members whom you remove appear here.',
  barredSince: (day: string) => `Since ${day}`,
  readmit: 'Let in again',
  readmitOf: (name: string) => `Let in again: ${name}`,
  readmitDone: 'Let in again',
  readmitDoneText: (name: string) => `${name} can join with the team code again`,

  // For who waits
  waitingTitle: (group: string) => `Waiting for ${group}`,
  waitingText:
    'Your name is on its list already. Its coach has been asked whether it is you, and you will get a notification.',
  withdraw: 'Withdraw',
  withdrawOf: (group: string) => `Withdraw the request to ${group}`,
  withdrawn: 'Request withdrawn',
  withdrawnText: (group: string) => `Your request to ${group} is withdrawn`,
  answeredTitle: 'Already answered',
  answeredText: (group: string) =>
    `${group} had answered before. You can read the answer in your notifications.`,

  failedTitle: 'Could not save',
  failedTitles: {
    REQUEST_NOT_FOUND: 'No longer waiting',
    MEMBER_TAKEN: 'This name is no longer free',
    GROUP_FULL: 'The group is full',
  },
  failures: {
    REQUEST_NOT_FOUND: 'This request has been answered already, or it was withdrawn.',
    MEMBER_TAKEN:
      'Somebody has taken this place on the list, or it has another name now or is gone. You can add this person as a new member.',
    GROUP_FULL:
      'A group has at most 300 members. Remove somebody from the list first; the request stays until then.',
    GROUP_NOT_EDITABLE: 'You can no longer edit this group. Please ask its creator.',
    GROUP_NOT_FOUND: 'The requested group could not be found.',
    RATE_LIMITED: 'Too many steps in a short time. Please wait a while and try again.',
    CONNECTION_LOST: 'The server could not be reached. Check your signal and try again.',
    OTHER: 'Something went wrong. Please try again.',
  },
};
