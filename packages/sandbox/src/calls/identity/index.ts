import { getAuthorize } from './get-authorize.ts'
import { getTokenValidation, getUserInfo } from './token-calls.ts'
import { postAuthorize } from './post-authorize.ts'

export const identityCalls = [getAuthorize, postAuthorize, getTokenValidation, getUserInfo]
