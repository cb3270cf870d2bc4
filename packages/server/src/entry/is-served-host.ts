/** Whether the server handles requests for this host. */
export type IsServedHost = (host: string) => boolean
