export const organizersMessages = {
  // Apply as a tournament organizer
  applyTitle: 'Apply as a Tournament Organizer',
  applyIntro:
    'Host your own tournaments: publish them, take applications and fees, and manage the entry list.',
  backHome: 'Back to Home',
  alreadyOrganizer: 'You are an organizer already.',
  alreadyOrganizerText: (organization: string) =>
    `You are logged in for ${organization}. A new application is only needed for another organization.`,
  yourTournaments: 'Your tournaments',
  organizerName: 'Organizer Name',
  organizerNameHint: 'Full name',
  organizationName: 'Organization Name',
  address: 'Address',
  email: 'Email Address',
  emailHint: 'Your organizer ID and password will be sent here.',
  phoneNumber: 'Phone Number',
  workplaceOrSchool: 'Workplace / School Name',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  submitted: 'Application submitted successfully',
  errors: {
    emailInvalid: 'Please enter a valid email address',
    tooLong: 'This is too long',
  },
  // Submitted
  submittedTitle: 'Application Submitted',
  submittedText:
    'Thank you! Your application will be reviewed. Organizer ID and Password will be sent via email.',
  confirmationSent: (email: string) => `A confirmation is on its way to ${email}.`,
  whatsNext: "What's Next?",
  steps: {
    review: 'Your application is reviewed within 3-5 business days.',
    mail: 'You receive an email with your organizer credentials.',
    login: 'Log in with your new ID to start hosting tournaments.',
  },
};
