/** The field of the suggested amounts. */
export const amountField = 'amount'
/** The field of the donor's own amount. */
export const otherAmountField = 'other-amount'
/** The suggested amount that was ticked when the form came. */
export const tickedAmountField = 'ticked-amount'
/** The currency of the amounts that the form showed. */
export const currencyField = 'currency'
