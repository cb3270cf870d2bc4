/**
 * A number, or its text: the platform sends many numbers so. Anything else, such as a whole record, does not
 * compile; what is no number counts as 0 where that is said.
 */
export type Numeric = number | string | null | undefined
