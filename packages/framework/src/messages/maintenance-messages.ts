/** Messages of maintenance mode (Spec §8). */
export const maintenanceMessages = {
  feature: 'maintenance',
  english: {
    title: 'Planned maintenance',
    text: 'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
    continue: 'Continue',
    close: 'Close',
  },
} as const
