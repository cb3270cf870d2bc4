/** Whether the server handles requests for this host. */
export type AnswersHost = (host: string) => boolean
