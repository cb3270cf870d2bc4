import { inAFolder } from './in-a-folder.ts'
import { rehearseImage } from './rehearse-image.ts'

await inAFolder('image', rehearseImage)
