import type {
  AccountWire,
  SessionUserWire,
  SessionWire,
  TokenClaimsWire,
  UserInfoWire,
} from '../accounts/account.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** The supporter inside a session envelope: Sam. */
export function sessionUserWire(overrides: Partial<SessionUserWire> = {}): SessionUserWire {
  return {
    id: world.accountId,
    uuid: world.userGuid,
    firstName: 'Sam',
    lastName: 'Okafor',
    name: 'Sam Okafor',
    email: world.email,
    country: 'United Kingdom',
    countryCode: 'GB',
    ...overrides,
  }
}

/** A session of Sam's, with made-up tokens. */
export function sessionWire(overrides: Partial<SessionWire> = {}): SessionWire {
  return {
    id: world.userGuid,
    access_token: 'x9Qd3u0c0X6m1yWl5oG7n2bT4rVz8sKePjHfAaBcDdE',
    refresh_token: 'r-5f0c2c6e9d1b4f7a8e3d',
    expires_at: '2025-06-01T10:15:00Z',
    token_type: 'Bearer',
    user: sessionUserWire(),
    ...overrides,
  }
}

/** The claims of a valid token of Sam's. */
export function tokenClaimsWire(overrides: Partial<TokenClaimsWire> = {}): TokenClaimsWire {
  return {
    sub: world.userGuid,
    client_id: 'demo-client',
    scope: ['openid', 'profile', 'email', 'account', 'fundraise'],
    exp: 1748772900,
    iss: 'sandbox',
    ...overrides,
  }
}

/** Sam's account as the REST API answers it. */
export function accountWire(overrides: Partial<AccountWire> = {}): AccountWire {
  return {
    accountId: world.accountId,
    userId: world.userGuid,
    accountTypes: ['Standard'],
    email: world.email,
    firstName: 'Sam',
    lastName: 'Okafor',
    activePageCount: 1,
    completedPagesCount: 0,
    country: 'United Kingdom',
    town: 'Bedford',
    address: {
      line1: '1 Poppy Lane',
      line2: null,
      townOrCity: 'Bedford',
      countyOrState: 'Bedfordshire',
      country: 'United Kingdom',
      postcodeOrZipcode: 'MK41 0TA',
    },
    joinDate: '/Date(1257379200000+0000)/',
    profileImageUrls: [
      { Key: 'OriginalSize', Value: 'https://images.example/image/u1.jpg' },
      {
        Key: 'Size150x150Face',
        Value: 'https://images.example/image/u1.jpg?template=size150x150face',
      },
    ],
    totalDonated: 0,
    totalDonatedGiftAid: 12.5,
    totalGiftAid: 2.5,
    totalRaised: 0,
    ...overrides,
  }
}

/** Sam as the identity service answers a legacy token. */
export function userInfoWire(overrides: Partial<UserInfoWire> = {}): UserInfoWire {
  return {
    sub: world.userGuid,
    justgiving_consumer_id: String(world.accountId),
    name: 'Sam Okafor',
    given_name: 'Sam',
    family_name: 'Okafor',
    email: world.email,
    ...overrides,
  }
}
