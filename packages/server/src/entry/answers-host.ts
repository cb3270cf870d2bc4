/** Says whether requests for a host are answered. */
export type AnswersHost = (host: string) => boolean
