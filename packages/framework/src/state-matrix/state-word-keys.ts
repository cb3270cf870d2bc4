import type { StateWord } from '../page-states/page-state.ts'
import type { stateMatrixMessages } from './state-matrix-messages.ts'

/** The message of each word of a state. */
export const stateWordKeys: Readonly<Record<StateWord, keyof typeof stateMatrixMessages.english>> =
  {
    visitor: 'visitor',
    member: 'member',
    captain: 'captain',
    owner: 'owner',
    admin: 'admin',
    today: 'today',
    before: 'before',
    during: 'during',
    'last-day': 'lastDay',
    over: 'over',
    'as-raised': 'asRaised',
    nothing: 'nothing',
    'a-third': 'aThird',
    met: 'met',
    'far-beyond': 'farBeyond',
    'platform-up': 'platformUp',
    'platform-slow': 'platformSlow',
    'platform-down': 'platformDown',
    open: 'open',
    closed: 'closed',
    maintenance: 'maintenance',
    'usual-words': 'usualWords',
    'long-names': 'longNames',
    'right-to-left': 'rightToLeft',
    'own-currency': 'ownCurrency',
    'other-currency': 'otherCurrency',
  }
