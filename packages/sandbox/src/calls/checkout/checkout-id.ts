/** The name of the query parameter that has the checkout's id. */
export const checkoutParameter = 'checkout'

/** The form of an id. Other texts are no ids. */
export const checkoutIdPattern = /^[\w-]{16,64}$/
