import { getAuthorize } from './get-authorize.ts'
import { getTokenValidation } from './get-token-validation.ts'
import { getUserInfo } from './get-user-info.ts'
import { postAuthorize } from './post-authorize.ts'

export const identityCalls = [getAuthorize, postAuthorize, getTokenValidation, getUserInfo]
