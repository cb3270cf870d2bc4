/** The write token of every repository. */
export const modelsApiToken = 'sandbox'
