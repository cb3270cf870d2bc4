/** Id of the element after the main content. Once it is parsed, everything for the first paint has arrived. */
export const mainEndId = 'main-end'

/** `sessionStorage` key of the router's scroll positions, which the starter reads. */
export const scrollPositionsKey = 'milepost-scroll-positions'

/**
 * Whether the browser has the newest APIs that the application uses. Without them (Chrome before 119, Firefox before 125,
 * Safari before 17.4), the page stays as the server rendered it, with native links and forms.
 */
export const isSupportedBrowser = () =>
  'withResolvers' in Promise && 'popover' in HTMLElement.prototype
