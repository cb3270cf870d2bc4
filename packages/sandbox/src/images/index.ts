import { getImage } from './get-image.ts'
import { getPageImage } from './get-page-image.ts'

export const imageCalls = [getImage, getPageImage]
