// Imports all styles of the package, for its single style sheet.
import './account/account.css.ts'
import './editing/owner.css.ts'
import './owner-tools/thanks.css.ts'
import './registration/registration.css.ts'
import './session/page-switcher.css.ts'
