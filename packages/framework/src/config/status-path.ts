/** Where the page about how a site is working is, and the same as JSON. */
export const statusPath = '/status'
export const statusDataPath = '/status.json'
