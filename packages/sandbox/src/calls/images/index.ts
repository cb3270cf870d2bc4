import { getImage, getPageImage, getQrCode } from './image-calls.ts'
import { postImage, postImageUrl } from './upload-calls.ts'

export const imageCalls = [getImage, getPageImage, getQrCode, postImage, postImageUrl]
