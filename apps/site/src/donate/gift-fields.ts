/** The field of the suggested amounts. */
export const amountField = 'amount'
/** The field of the donor's own amount. */
export const otherAmountField = 'other-amount'
