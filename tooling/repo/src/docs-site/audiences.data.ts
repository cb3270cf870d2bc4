/** The guides of each audience. A test fails for a guide that is missing here. */
export const audiences = [
  {
    title: 'Supporters',
    about: 'You raise money on a page of your own, or lead a team.',
    guides: ['for-supporters', 'totals-anywhere', 'live-on-a-stream'],
  },
  {
    title: 'Editors',
    about: 'You write a charity’s site and look after it.',
    guides: ['for-editors', 'accessibility', 'languages'],
  },
  {
    title: 'Agencies',
    about: 'You build sites for clients, each in their brand.',
    guides: [
      'make-your-first-site',
      'theme-it',
      'add-your-own-sections',
      'replace-a-component',
      'add-and-leave-out-pages',
      'many-sites',
    ],
  },
  {
    title: 'Engineers',
    about: 'You use the libraries, or connect other services.',
    guides: [
      'only-the-data-layer',
      'only-the-form-kit',
      'coming-from-supporticon',
      'content-sources',
      'platforms',
      'accounts-and-registration',
    ],
  },
  {
    title: 'Operators',
    about: 'You run sites and answer for them on the largest day.',
    guides: ['go-live', 'behind-a-cdn', 'watch-a-site', 'rehearse-your-peak-day'],
  },
] as const
