/**
 * Whether the browser has the functions that the application calls. Chrome before 119, Firefox before 125 and Safari before
 * 17.4 don't: they keep the page as the server rendered it, whose links lead and whose forms the browser sends.
 */
export const isSupportedBrowser = () =>
  'withResolvers' in Promise && 'popover' in HTMLElement.prototype
