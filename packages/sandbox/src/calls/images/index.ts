import { getImage, getPageImage, getQrCode } from './image-calls.ts'
import { postImage, postImageAddress } from './upload-calls.ts'

export const imageCalls = [getImage, getPageImage, getQrCode, postImage, postImageAddress]
