/** The guides of each audience. A test fails for a guide that is missing here. */
export const audiences = [
  {
    title: 'Supporters',
    about: 'You raise money on a page of your own, or lead a team.',
    guides: ['for-supporters', 'show-totals-elsewhere'],
  },
  {
    title: 'Editors',
    about: 'You write a charity’s site and look after it.',
    guides: ['for-editors', 'accessibility', 'languages'],
  },
  {
    title: 'Agencies',
    about: 'You build sites for clients, each in their brand.',
    guides: ['make-your-first-site', 'theme-it', 'extend-a-site'],
  },
  {
    title: 'Engineers',
    about: 'You use the libraries, or connect other services.',
    guides: ['use-the-libraries', 'coming-from-supporticon', 'connect-services'],
  },
  {
    title: 'Operators',
    about: 'You run sites and answer for them on the largest day.',
    guides: ['go-live', 'scale-a-site', 'operate-a-site'],
  },
] as const
