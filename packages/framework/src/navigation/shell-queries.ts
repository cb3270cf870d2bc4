/** Queries that belong to what stands around a page: changing them changes nothing in the page. */
export const shellQueries = [
  'modal',
  'cookies',
  'login',
  'redirect',
  'shareOptions',
  'disableScroll',
]
