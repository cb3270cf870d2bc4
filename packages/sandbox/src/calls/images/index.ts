import { getImage } from './get-image.ts'
import { getPageImage } from './get-page-image.ts'
import { getQrCode } from './get-qr-code.ts'
import { postImage, postImageAddress } from './upload-calls.ts'

export const imageCalls = [getImage, getPageImage, getQrCode, postImage, postImageAddress]
