/** Where the address of a checkout has its id. */
export const checkoutParameter = 'checkout'

/** What an id looks like; anything else is none. */
export const checkoutIdPattern = /^[\w-]{16,64}$/
