/** What the owner of a page is told about where it can be found. */
export const listingMessages = {
  feature: 'listing',
  english: {
    listed:
      'People can find your page here by its name and with search engines. It joins the leaderboards with its first gift.',
    onBoards:
      'People can find your page here by its name, on the leaderboards and with search engines.',
    ranked:
      'Your page joins the search and the leaderboards here once it is among those that have raised most.',
    notChosen:
      'This site lists the pages that its team has chosen, and yours is not one of them yet. Everybody with the link can see it and give. Ask the people who look after this site to add it.',
    elsewhere:
      'Your page is not listed here, because it belongs to another campaign than this site’s. Everybody with the link can see it and give.',
    leftOut:
      'Your page is not listed here, because this site leaves your team out of its lists. Everybody with the link can see it and give.',
    closed: 'Your page is no longer active, so it is not listed here.',
  },
} as const
