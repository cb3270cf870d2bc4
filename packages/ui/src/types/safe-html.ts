/** HTML that a sanitiser has been over. Only the sanitiser may make one. */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }
