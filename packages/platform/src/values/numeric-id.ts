/** A number as text, such as `1457423`: of a page, an account, a charity or an event. */
export type NumericId = string
