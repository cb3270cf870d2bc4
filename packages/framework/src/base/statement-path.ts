/** Where the accessibility statement is, of every site that does not leave it out. */
export const statementPath = '/accessibility-statement'
