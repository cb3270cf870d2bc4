/** Queries that belong to what is around a page: changing them changes nothing in the page. */
export const shellQueries = [
  'modal',
  'cookies',
  'login',
  'redirect',
  'shareOptions',
  'disableScroll',
]
