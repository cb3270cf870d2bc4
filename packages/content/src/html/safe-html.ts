/**
 * Markup that has passed the allowlist. Only the functions of this entry make it, and nothing else
 * may reach `dangerouslySetInnerHTML`.
 */
export type SafeHtml = string & { readonly __brand: 'SafeHtml' }
