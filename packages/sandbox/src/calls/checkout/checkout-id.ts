/** The name of the query parameter that has the checkout's id. */
export const checkoutParameter = 'checkout'

/** Format of valid ids. */
export const checkoutIdPattern = /^[\w-]{16,64}$/
