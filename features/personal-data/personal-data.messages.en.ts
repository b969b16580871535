export const personalDataMessages = {
  title: 'Your data',
  subtitle: 'Everything that RallyDays keeps about you belongs to you.',
  back: 'My Page',
};
