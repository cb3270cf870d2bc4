/** The write token of every repository. */
export const typesToken = 'sandbox'
