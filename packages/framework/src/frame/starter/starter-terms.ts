/** The id of the element after the content. A browser that has read it has everything for the first paint. */
export const mainEndId = 'main-end'

/** Key in `sessionStorage` of the router's scroll positions, which the starter reads. */
export const scrollPositionsKey = 'milepost-scroll-positions'

/**
 * Whether the browser has the functions that the application calls. Chrome before 119, Firefox before 125 and Safari before
 * 17.4 don't: they keep the page as the server rendered it, whose links lead and whose forms the browser sends.
 */
export const isSupportedBrowser = () =>
  'withResolvers' in Promise && 'popover' in HTMLElement.prototype
