/** Id of the element after the main content, up to which a page must be parsed for its first paint. */
export const mainEndId = 'main-end'

/** `sessionStorage` key of the router's scroll positions. */
export const scrollPositionsKey = 'milepost-scroll-positions'

/**
 * Returns whether the browser has the newest APIs that the application uses. Without them (Chrome before 119, Firefox before
 * 125, Safari before 17.4), the application does not start, and links and forms work natively.
 */
export const isSupportedBrowser = () =>
  'withResolvers' in Promise && 'popover' in HTMLElement.prototype
