export const notificationSettingsMessages = {
  title: 'Notification settings',
  subtitle: 'What we tell you outside the app. Here in the app you always see everything.',
  back: 'Notifications',
  heading: 'What you want to hear of',
};
