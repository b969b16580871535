export const notificationSettingsMessages = {
  title: 'Notification settings',
  subtitle: 'Choose emails and push. In-app notices always show everything.',
  back: 'Notifications',
  heading: 'What to notify me about',
};
